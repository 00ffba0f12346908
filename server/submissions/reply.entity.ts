import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import type { SubmissionState } from '#shared/contract';
import { LIMITS } from '#shared/limits';
import { REPLY_LIMITS } from '#shared/reply-limits';
import { Submission } from './submission.entity.ts';

/** An answer that the office wrote to a visitor. It is sent by the outbox, and erased with its submission. */
@Entity('replies')
@Check('replies_calendar', `("calendar" IS NULL) = ("calendar_method" IS NULL)`)
@Index('replies_of_submission', ['submissionId', 'createdAt'])
export class Reply {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'uuid' })
  submissionId: string;

  @ManyToOne(() => Submission, { onDelete: 'CASCADE' })
  submission?: Relation<Submission>;

  @Column({ type: 'varchar', length: REPLY_LIMITS.subject })
  subject: string;

  @Column({ type: 'varchar', length: REPLY_LIMITS.body })
  body: string;

  /** An invitation that goes with it, as an iCalendar file. */
  @Column({ type: 'text', nullable: true })
  calendar: string | null;

  /** What the file asks of a calendar (RFC 5546), such as `REQUEST` or `CANCEL`. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  calendarMethod: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** The address of the admin who wrote it. */
  @Column({ type: 'varchar', length: LIMITS.email, nullable: true })
  createdBy: string | null;

  /** The submission's state before, which comes back with the reply that is taken back. Null if it cannot be. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  stateBefore: SubmissionState | null;

  /** The columns of the meeting before the answer about it, which come back in the same way. */
  @Column({ type: 'jsonb', nullable: true })
  meetingBefore: object | null;
}
