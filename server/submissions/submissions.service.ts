import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityTarget } from 'typeorm';
import type { SubmissionReceipt } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { PublishedContent } from '../content/published/published-content.ts';
import { Problem } from '../http/errors/problem.ts';
import { CallLimits, tooMany } from '../http/limits/call-limits.ts';
import type { FormCall } from './form/form-call.decorator.ts';
import { type Attachment, bodyHash, InsertSubmission, type SentFile } from './insert-submission.ts';
import { Outbox } from './outbox.ts';
import { spamVerdict } from './spam/spam.ts';
import { Submission } from './submission.entity.ts';

/** Crockford's base 32, without I, L, O and U, which are easily confused on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** For example `Q-7F3K9D`, one of a billion. It may already exist, so the caller must handle that. */
function makeReference(prefix: 'Q' | 'A' | 'I'): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${prefix}-${characters.join('')}`;
}

/** The columns that a form fills in; the service sets the others. */
type SubmissionFields<Row extends Submission> = Omit<Row, Exclude<keyof Submission, 'name' | 'email' | 'phone'>>;

export interface SubmissionToStore<Row extends Submission> {
  entity: EntityTarget<Row>;
  fields: SubmissionFields<Row>;
  prefix: Parameters<typeof makeReference>[0];
  /** The visitor's confirmation message. */
  message: string;
  /** The value of the trap field, which is invisible to people. */
  trap: unknown;
  call: FormCall;
  file?: SentFile;
  attachment?: Attachment;
  /** The address for which the statement counts the request; undefined if it was already counted. */
  countFor?: string;
}

@Injectable()
export class SubmissionsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly statement: InsertSubmission,
    private readonly limits: CallLimits,
    private readonly outbox: Outbox,
    private readonly content: PublishedContent,
  ) {}

  /**
   * Returns a receipt after the submission and its related rows are committed. A repeated key with the same body gets
   * the first receipt again, even over the limit. Concurrent calls with one key store one submission.
   * @throws Problem 409 when the key was used with another body; 429
   */
  async store<Row extends Submission>(submission: SubmissionToStore<Row>): Promise<SubmissionReceipt> {
    const { entity, prefix, fields, file, message, call, attachment, countFor } = submission;
    // no hash is needed without a key, and hashing a resume takes time
    const hash = call.idempotencyKey === undefined ? null : bodyHash(prefix, fields, file);
    const reference = makeReference(prefix);
    const privacyVersion = this.content.content.privacy.version;
    const row = { ...fields, ...madeColumns(submission, hash), privacyVersion, reference };
    const count = countFor === undefined ? undefined : this.limits.formCount(countFor);
    const { id, wait } = await this.statement.insert({ entity, fields: row, attachment, count });
    if (id !== null) {
      this.outbox.nudge();
      return { success: true, message, reference };
    }
    const earlier = await this.referenceOf(call.idempotencyKey, hash);
    if (earlier) return { success: true, message, reference: earlier };
    if (wait !== null) throw tooMany(wait);
    return this.store(submission); // the reference was taken: try another one
  }

  /** Whether a submission with this key is stored. */
  isStored(idempotencyKey: string): Promise<boolean> {
    return this.database.manager.exists(Submission, { where: { idempotencyKey }, withDeleted: true });
  }

  /** The reference of the submission with this key and body. @throws Problem 409 when the body differs */
  private async referenceOf(idempotencyKey: string | undefined, hash: Buffer | null): Promise<string | undefined> {
    if (idempotencyKey === undefined || hash === null) return undefined;
    const stored = await this.database.manager.findOne(Submission, {
      select: { id: true, reference: true, bodyHash: true },
      where: { idempotencyKey },
      withDeleted: true,
    });
    if (stored && !stored.bodyHash?.equals(hash)) throw new Problem(409, ERRORS.idempotencyKeyTaken);
    return stored?.reference;
  }
}

function madeColumns<Row extends Submission>({ fields, trap, call }: SubmissionToStore<Row>, hash: Buffer | null) {
  const { idempotencyKey = null, secondsToFill } = call;
  const { score, reasons, suspected } = spamVerdict({ name: fields.name, trap, secondsToFill });
  return {
    page: call.page,
    idempotencyKey,
    bodyHash: hash,
    suspectedSpam: suspected,
    spamScore: score,
    spamReasons: reasons,
    mailState: suspected ? 'none' : 'queued',
  };
}
