import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation, Unique } from 'typeorm';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import { Account } from '../../auth/account/account.entity.ts';
import { Reply } from '../../submissions/reply.entity.ts';
import { Submission } from '../../submissions/submission.entity.ts';

/** Each submission is mailed to both. */
export const MAIL_RECIPIENTS = ['department', 'visitor'] as const;
/** Mails that belong to no submission. `sign-in` and `test` go to an account, the others go to the office. */
const LETTER_KINDS = ['reminder', 'week', 'waiting', 'sign-in', 'test'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** `reply` goes to a visitor, with the office's own text. */
export type MailRecipient = (typeof MAIL_RECIPIENTS)[number] | 'reply' | LetterKind;

/** `failed` is final until the admin asks to send the mail again. */
export type MailStep = 'queued' | 'sending' | 'sent' | 'failed';

/**
 * A mail and its state in the outbox. Its text is made when it is sent, from the submission, reply or account that it
 * belongs to, and the row is deleted with them. The row itself contains no data of visitors.
 */
@Entity('mails')
@Check('mails_recipient', `"recipient" IN ('${[...MAIL_RECIPIENTS, 'reply', ...LETTER_KINDS].join("', '")}')`)
@Check(
  'mails_owner',
  `num_nonnulls("submission_id", "reply_id", "key") = 1 AND ("recipient" = 'reply') = ("reply_id" IS NOT NULL)
    AND ("recipient" IN ('department', 'visitor')) = ("submission_id" IS NOT NULL)
    AND ("recipient" IN ('sign-in', 'test')) = ("account_id" IS NOT NULL) AND ("key" IS NULL) = ("message_id" IS NOT NULL)`,
)
@Check('mails_state', `"state" IN ('queued', 'sending', 'sent', 'failed')`)
@Unique('mails_one_each', ['submissionId', 'recipient'])
@Unique('mails_one_of_reply', ['replyId'])
@Unique('mails_one_of_key', ['key'])
@Index('mails_failed_replies', ['replyId'], { where: `"state" = 'failed' AND "reply_id" IS NOT NULL` })
@Index('mails_due', ['nextAttemptAt'], { where: `state IN ('queued', 'sending')` })
export class Mail {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'uuid', nullable: true })
  submissionId: string | null;

  @ManyToOne(() => Submission, { onDelete: 'CASCADE' })
  submission?: Relation<Submission>;

  @Column({ type: 'uuid', nullable: true })
  replyId: string | null;

  @ManyToOne(() => Reply, { onDelete: 'CASCADE' })
  reply?: Relation<Reply>;

  /** For mails of no submission: unique, so that replicas and restarts queue each once. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  key: string | null;

  /** The account that is mailed, and the device that signed in. */
  @Column({ type: 'uuid', nullable: true })
  accountId: string | null;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  account?: Relation<Account>;

  @Column({ type: 'varchar', length: ACCOUNT_LIMITS.device, nullable: true })
  device: string | null;

  @Column({ type: 'varchar', length: 10 })
  recipient: MailRecipient;

  @Column({ type: 'varchar', length: 10, default: 'queued' satisfies MailStep })
  state: MailStep;

  /** Attempts that have begun. A worker knows by this number whether it still holds the mail. */
  @Column({ type: 'int', default: 0 })
  attempts: number;

  /** While a mail is being sent, the end of the lease, after which another worker may take it. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  nextAttemptAt: Date;

  /** When the mail was requested. Mails that are too old are not sent. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  queuedAt: Date;

  /** Not sent after this time; null for a month after it was queued. */
  @Column({ type: 'timestamptz', nullable: true })
  expiresAt: Date | null;

  /** Message-ID of every attempt, so that mail programs show a repeated mail once. Null where it derives from the key. */
  @Column({ type: 'varchar', length: 150, nullable: true })
  messageId: string | null;

  /** Codes only, because the answers of mail servers contain addresses. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  lastError: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;
}
