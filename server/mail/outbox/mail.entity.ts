import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation, Unique } from 'typeorm';
import { Reply } from '../../submissions/reply.entity.ts';
import { Submission } from '../../submissions/submission.entity.ts';

/** Each submission is mailed to both. */
export const MAIL_RECIPIENTS = ['department', 'visitor'] as const;
/** `reply` goes to a visitor, with the office's own text. */
export type MailRecipient = (typeof MAIL_RECIPIENTS)[number] | 'reply';

/** `failed` is final until the admin asks to send the mail again. */
export type MailStep = 'queued' | 'sending' | 'sent' | 'failed';

/**
 * A mail of a submission or of a reply, and its state in the outbox. It contains no personal data: the text is made
 * when the mail is sent, and the row is deleted with the submission.
 */
@Entity('mails')
@Check('mails_recipient', `"recipient" IN ('department', 'visitor', 'reply')`)
@Check(
  'mails_owner',
  `("recipient" = 'reply') = ("reply_id" IS NOT NULL) AND num_nonnulls("submission_id", "reply_id") = 1`,
)
@Check('mails_state', `"state" IN ('queued', 'sending', 'sent', 'failed')`)
@Unique('mails_one_each', ['submissionId', 'recipient'])
@Unique('mails_one_of_reply', ['replyId'])
@Index('mails_failed_replies', ['replyId'], { where: `"state" = 'failed' AND "reply_id" IS NOT NULL` })
@Index('mails_due', ['nextAttemptAt'], { where: `state IN ('queued', 'sending')` })
export class Mail {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Null for the mail of a reply. */
  @Column({ type: 'uuid', nullable: true })
  submissionId: string | null;

  @ManyToOne(() => Submission, { onDelete: 'CASCADE' })
  submission?: Relation<Submission>;

  @Column({ type: 'uuid', nullable: true })
  replyId: string | null;

  @ManyToOne(() => Reply, { onDelete: 'CASCADE' })
  reply?: Relation<Reply>;

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

  /** Message-ID of every attempt, so that mail programs show a repeated mail once. */
  @Column({ type: 'varchar', length: 150 })
  messageId: string;

  /** Codes only, because the answers of mail servers contain addresses. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  lastError: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;
}
