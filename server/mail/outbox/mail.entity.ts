import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { Submission } from '../../submissions/submission.entity.ts';

export const MAIL_RECIPIENTS = ['department', 'visitor'] as const;
export type MailRecipient = (typeof MAIL_RECIPIENTS)[number];

/** `failed` is parked: nothing happens to it until somebody asks for it again. */
export type MailStep = 'queued' | 'sending' | 'sent' | 'failed';

/**
 * The outbox: a mail that a submission asks for, and how far it has come. It holds nobody's personal data: the text is
 * made from the submission at the moment of sending, and the row leaves with the submission.
 */
@Entity('mails')
@Check('mails_recipient', `"recipient" IN ('department', 'visitor')`)
@Check('mails_state', `"state" IN ('queued', 'sending', 'sent', 'failed')`)
@Unique('mails_one_each', ['submissionId', 'recipient'])
@Index('mails_due', ['nextAttemptAt'], { where: `state IN ('queued', 'sending')` })
export class Mail {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'submission_id', type: 'uuid' })
  submissionId: string;

  @ManyToOne(() => Submission, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'submission_id' })
  submission?: Relation<Submission>;

  @Column({ type: 'varchar', length: 10 })
  recipient: MailRecipient;

  @Column({ type: 'varchar', length: 10, default: 'queued' satisfies MailStep })
  state: MailStep;

  /** Begun, not failed: who took the mail knows by this number whether it is still his. */
  @Column({ type: 'int', default: 0 })
  attempts: number;

  /** Of a mail that is being sent: when the lease ends, and another worker takes it that the first did not report on. */
  @Column({ name: 'next_attempt_at', type: 'timestamptz', default: () => 'now()' })
  nextAttemptAt: Date;

  /** When it was asked for; what is too old is parked and not sent in surprise. */
  @Column({ name: 'queued_at', type: 'timestamptz', default: () => 'now()' })
  queuedAt: Date;

  /** The Message-ID of every attempt, so that a mail that arrives twice is shown once. */
  @Column({ name: 'message_id', type: 'varchar', length: 150 })
  messageId: string;

  /** Codes alone: what a mail server says repeats the address. */
  @Column({ name: 'last_error', type: 'varchar', length: 100, nullable: true })
  lastError: string | null;

  @Column({ name: 'sent_at', type: 'timestamptz', nullable: true })
  sentAt: Date | null;
}
