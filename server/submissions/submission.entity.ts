import {
  Check,
  Column,
  CreateDateColumn,
  DeleteDateColumn,
  Entity,
  Index,
  type IndexOptions,
  PrimaryGeneratedColumn,
  TableInheritance,
  Unique,
} from 'typeorm';
import {
  APPLICATION_STAGES,
  type ApplicationStage,
  MAIL_STATES,
  type MailState,
  MEETING_STATES,
  type MeetingState,
  type SpamReason,
  SUBMISSION_KINDS,
  SUBMISSION_STATES,
  type SubmissionKind,
  type SubmissionState,
} from '#shared/contract';
import { MEETING_ELSEWHERE } from '#shared/forms/options';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { LIMITS } from '#shared/limits';
import { MEETING_LIMITS } from '#shared/meetings/meeting-limits';

const oneOf = (values: readonly string[]) => `IN (${values.map((value) => `'${value}'`).join(', ')})`;

const NEWEST = ['suspectedSpam', 'createdAt', 'id'];
const KEPT = '"deleted_at" IS NULL';

/**
 * A form submitted by a visitor. The three kinds share one table, so that they can be listed, searched and deleted
 * together. CHECK constraints require the columns of each kind.
 */
@Entity('submissions')
@TableInheritance({ column: { name: 'kind', type: 'varchar', length: 20 } })
@Check('submissions_kind', `"kind" ${oneOf(SUBMISSION_KINDS)}`)
@Check('submissions_state', `"state" ${oneOf(SUBMISSION_STATES)}`)
@Check('submissions_mail_state', `"mail_state" ${oneOf(MAIL_STATES)}`)
@Check('submissions_stage', `"stage" ${oneOf(APPLICATION_STAGES)}`)
@Check('submissions_meeting_state', `"meeting_state" ${oneOf(MEETING_STATES)}`)
@Check('submissions_key_has_hash', `("idempotency_key" IS NULL) = ("body_hash" IS NULL)`)
@Check('submissions_not_blank', `btrim("name") <> '' AND (btrim("email") <> '' OR btrim("phone") <> '')`)
@Check(
  'submissions_quote_is_whole',
  `"kind" <> 'quote' OR ("service" IS NOT NULL AND "meeting_location" IS NOT NULL AND "meeting_date_time" IS NOT NULL AND ("meeting_location" <> '${MEETING_ELSEWHERE}' OR "custom_location" IS NOT NULL))`,
)
@Check(
  'submissions_application_is_whole',
  `"kind" <> 'application' OR ("position" IS NOT NULL AND "phone" ~ '^([0-9]{10,15})?$')`,
)
@Check(
  'submissions_inquiry_is_whole',
  `"kind" <> 'inquiry' OR "delivery_option" IS NOT NULL AND "delivery_option" IN ('Pick Up', 'Deliver')`,
)
@Unique('submissions_reference', ['reference'])
@Unique('submissions_idempotency_key', ['idempotencyKey'])
@Index('submissions_inbox', [...NEWEST, 'kind', 'state', 'mailState'], { where: KEPT })
@Index('submissions_new', NEWEST, { where: `"state" = 'new' AND ${KEPT}` })
@Index('submissions_open', [...NEWEST, 'kind'], { where: `"state" <> 'handled' AND ${KEPT}` })
@Index('submissions_unanswered', NEWEST, { where: `"answered_at" IS NULL AND "state" <> 'handled' AND ${KEPT}` })
@Index('submissions_failed', NEWEST, { where: `"mail_state" = 'failed' AND ${KEPT}` })
@Index('submissions_assigned', ['suspectedSpam', 'assignee', 'createdAt', 'id'], {
  where: `"assignee" IS NOT NULL AND ${KEPT}`,
})
@Index('submissions_meetings', ['suspectedSpam', 'meetingAt'], { where: `"meeting_at" IS NOT NULL AND ${KEPT}` })
@Index('submissions_unmailed', ['id'], { where: `mail_state = 'queued'` })
@Index('submissions_changed', ['changedAt'])
@Index('submissions_snoozed', NEWEST, { where: `"snoozed_until" IS NOT NULL AND ${KEPT}` })
@Index('submissions_kind_age', ['kind', 'createdAt'])
@Index('submissions_deleted', ['deletedAt'], { where: '"deleted_at" IS NOT NULL' })
@Index('submissions_search', { synchronize: false })
@Index('submissions_email', { synchronize: false })
// prevents TypeORM's own index on the kind, which the Inbox does not use
@Index('submissions_kind_alone', ['kind'], { synchronize: false } as IndexOptions)
export abstract class Submission {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  readonly kind: SubmissionKind;

  /** The reference given to the visitor. */
  @Column({ type: 'varchar', length: 8 })
  reference: string;

  @Column({ type: 'varchar', length: LIMITS.name })
  name: string;

  /** Empty if the visitor gave none, like `phone`. At least one of them is given. */
  @Column({ type: 'varchar', length: LIMITS.email })
  email: string;

  /** The phone of a quote request, the contact of the other two forms. */
  @Column({ type: 'varchar', length: LIMITS.phone })
  phone: string;

  /** Version of the privacy notice that the form showed. */
  @Column({ type: 'varchar', length: 20 })
  privacyVersion: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'varchar', length: 10, default: 'new' satisfies SubmissionState })
  state: SubmissionState;

  /** `meetingDateTime` of a quote request as a timestamp; null if it is not a date. */
  @Column({ type: 'timestamptz', nullable: true })
  meetingAt: Date | null;

  @Column({ type: 'smallint', default: MEETING_LIMITS.minutes.default })
  meetingMinutes: number;

  /** The office's answer about the meeting; null while unanswered. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  meetingState: MeetingState | null;

  @Column({ type: 'timestamptz', nullable: true })
  meetingAnsweredAt: Date | null;

  /** The number of answers. Calendars use it to replace earlier invitations (RFC 5545). */
  @Column({ type: 'int', default: 0 })
  meetingSequence: number;

  /** The stage of an application. Other kinds keep the first stage. */
  @Column({ type: 'varchar', length: 12, default: 'new' satisfies ApplicationStage })
  stage: ApplicationStage;

  /** The person responsible: a name as the office typed it. */
  @Column({ type: 'varchar', length: INBOX_LIMITS.assignee, nullable: true })
  assignee: string | null;

  /** Time of the first reply, or of marking it as done without one. */
  @Column({ type: 'timestamptz', nullable: true })
  answeredAt: Date | null;

  /** Hides it from the open submissions until this time. */
  @Column({ type: 'timestamptz', nullable: true })
  snoozedUntil: Date | null;

  /** Set by a trigger on each change of the row, so that open lists notice it. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  changedAt: Date;

  /** Path of the page with the form; null if unknown. */
  @Column({ type: 'varchar', length: INBOX_LIMITS.pagePath, nullable: true })
  page: string | null;

  @Column({ type: 'varchar', length: LIMITS.note, default: '' })
  note: string;

  /** Listed separately and not mailed, unless the admin decides otherwise. */
  @Column({ type: 'boolean', default: false })
  suspectedSpam: boolean;

  @Column({ type: 'smallint', default: 0 })
  spamScore: number;

  @Column({ type: 'varchar', length: 20, array: true, default: '{}' })
  spamReasons: SpamReason[];

  @Column({ type: 'varchar', length: 10, default: 'queued' satisfies MailState })
  mailState: MailState;

  /** Kept as long as the row, so that a form that is resent days later is still stored once. */
  @Column({ type: 'varchar', length: LIMITS.idempotencyKey.max, nullable: true })
  idempotencyKey: string | null;

  /** SHA-256 of the body that was sent with the key. */
  @Column({ type: 'bytea', nullable: true })
  bodyHash: Buffer | null;

  /** Set by a delete, which can be undone. */
  @DeleteDateColumn({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null;
}
