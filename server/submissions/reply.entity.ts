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
import { REPLY_LIMITS } from '#shared/inbox/inbox-limits';
import { Submission } from './submission.entity.ts';

/** A reply of the office to a visitor. The outbox sends it; it is erased with its submission. */
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

  /** The invitation sent with the reply, as an iCalendar file. */
  @Column({ type: 'text', nullable: true })
  calendar: string | null;

  /** The iTIP method of the file (RFC 5546), such as `REQUEST` or `CANCEL`. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  calendarMethod: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** Email address of the author. */
  @Column({ type: 'varchar', length: LIMITS.email, nullable: true })
  createdBy: string | null;

  /** The submission's state before the reply, restored when the reply is taken back. Null if it cannot be taken back. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  stateBefore: SubmissionState | null;

  /** The meeting's columns before the answer, restored in the same way. */
  @Column({ type: 'jsonb', nullable: true })
  meetingBefore: object | null;
}
