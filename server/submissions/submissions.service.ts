import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityTarget } from 'typeorm';
import type { SubmissionReceipt } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { PRIVACY_NOTICE } from '#shared/privacy';
import { Problem } from '../http/errors/problem.ts';
import { CallLimits, tooMany } from '../limits/call-limits.ts';
import { bodyHash, type SentFile } from './idempotency/body-hash.ts';
import type { FormCall } from './form-call.decorator.ts';
import { type Attachment, InsertSubmission } from './insert-submission.ts';
import { Outbox } from './outbox.ts';
import { makeReference } from './reference.ts';
import { spamVerdict } from './spam/spam.ts';
import { Submission } from './submission.entity.ts';

/** The columns that are a form's own; the rest of the row is made here. */
export type SubmissionFields<Row extends Submission> = Omit<Row, Exclude<keyof Submission, 'name' | 'email' | 'phone'>>;

export interface SubmissionToStore<Row extends Submission> {
  entity: EntityTarget<Row>;
  fields: SubmissionFields<Row>;
  prefix: Parameters<typeof makeReference>[0];
  /** What the visitor reads once it is stored. */
  message: string;
  /** What the input held that no person sees. */
  trap: unknown;
  call: FormCall;
  file?: SentFile;
  attachment?: Attachment;
  /** Whose post is counted on the way, unless it was counted before. */
  countFor?: string;
}

@Injectable()
export class SubmissionsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly statement: InsertSubmission,
    private readonly limits: CallLimits,
    private readonly outbox: Outbox,
  ) {}

  /**
   * The receipt is given once the submission, with all that belongs to it, is committed. A key that has been used with
   * the same body gets the receipt of then, also when its sender has posted too often since; nothing is stored twice,
   * however many calls come at once.
   * @throws Problem 409 when the key was used with another body; 429
   */
  async store<Row extends Submission>(submission: SubmissionToStore<Row>): Promise<SubmissionReceipt> {
    const { entity, prefix, fields, file, message, call, attachment, countFor } = submission;
    // without a key nothing is compared, and a resume is large
    const hash = call.idempotencyKey === undefined ? null : bodyHash(prefix, fields, file);
    const reference = makeReference(prefix);
    const row = { ...fields, ...madeColumns(submission, hash), reference };
    const count = countFor === undefined ? undefined : this.limits.formCount(countFor);
    const { id, wait } = await this.statement.insert({ entity, fields: row, attachment, count });
    if (id !== null) {
      this.outbox.nudge();
      return { success: true, message, reference };
    }
    const earlier = await this.referenceOf(call.idempotencyKey, hash);
    if (earlier) return { success: true, message, reference: earlier };
    if (wait !== null) throw tooMany(wait);
    return this.store(submission); // the reference was taken
  }

  /** Whether something was stored under the key. */
  isStored(idempotencyKey: string): Promise<boolean> {
    return this.database.manager.exists(Submission, { where: { idempotencyKey }, withDeleted: true });
  }

  /** What was stored under the key, if anything was. */
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
    privacyVersion: PRIVACY_NOTICE.version,
    idempotencyKey,
    bodyHash: hash,
    suspectedSpam: suspected,
    spamScore: score,
    spamReasons: reasons,
    mailState: suspected ? 'none' : 'queued',
  };
}
