import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { exampleSubmission } from '#shared/confirmation';
import { problemsOf } from '#shared/content/documents';
import { SUBMISSION_KINDS, type SubmissionKind, type TestMailReceipt } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import type { SignedIn } from '../../auth/sessions/signed-in.ts';
import { DraftsService } from '../../content/drafts/drafts.service.ts';
import { PublishedContent } from '../../content/published/published-content.ts';
import { Problem } from '../../http/errors/problem.ts';
import { CallLimits } from '../../http/limits/call-limits.ts';
import { type Letter, visitorLetter } from '../letters/mail-letters.ts';
import type { TakenMail } from '../outbox/mail-queue.ts';
import { MailSender } from '../outbox/mail-sender.ts';
import { MailWorker } from '../outbox/mail-worker.ts';

/** Milliseconds: an hour. Nobody looks for a test any more after that. */
const EXPIRES_IN = 3_600_000;

const keyFor = (kind: SubmissionKind) => `test-${kind}-`;

const READ = 'SELECT email FROM mails JOIN accounts ON accounts.id = account_id WHERE mails.id = $1';

/** Mails editors the confirmations that they word. */
@Injectable()
export class TestMailsService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly content: PublishedContent,
    private readonly drafts: DraftsService,
    private readonly limits: CallLimits,
    private readonly outbox: MailWorker,
    private readonly sender: MailSender,
  ) {}

  onModuleInit(): void {
    this.sender.letters.set('test', (mail) => this.letterOf(mail));
  }

  /** @throws Problem 400 for words that cannot be published, 409 without a mail server, 429 */
  async send(kind: SubmissionKind, { id, email }: SignedIn['account']): Promise<TestMailReceipt> {
    if (!this.sender.configured) throw new Problem(409, ERRORS.noMailServer);
    const problems = problemsOf('mails', await this.drafts.current('mails')).filter(({ path }) => path[0] === kind);
    if (problems.length > 0)
      throw new Problem(
        400,
        problems.map(({ message }) => message),
      );
    await this.limits.countTestMail(id);
    const key = keyFor(kind) + randomUUID();
    await this.outbox.enqueue([{ kind: 'test', key, expiresIn: EXPIRES_IN, accountId: id }]);
    return { to: email };
  }

  /** Undefined if the account was deleted meanwhile. */
  private async letterOf({ id, key }: TakenMail): Promise<Letter | undefined> {
    const [account] = await this.database.query<({ email: string } | undefined)[]>(READ, [id]);
    const kind = SUBMISSION_KINDS.find((one) => key?.startsWith(keyFor(one)));
    if (!account || !kind) return undefined;
    const { firm } = this.content;
    const letter = visitorLetter(exampleSubmission(kind, firm), { firm, mails: await this.drafts.current('mails') });
    return { ...letter, to: account.email, subject: `Test: ${letter.subject}` };
  }
}
