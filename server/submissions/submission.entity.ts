import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  PrimaryGeneratedColumn,
  TableInheritance,
  Unique,
} from 'typeorm';
import { MEETING_ELSEWHERE } from '../../shared/contract.ts';
import { LIMITS } from '../../shared/limits.ts';

/** `quote` is SPEC's quote request, `application` its job application, `inquiry` its service inquiry. */
export type SubmissionKind = 'quote' | 'application' | 'inquiry';

/** Name of the constraint that a repeated reference violates. */
export const REFERENCE_IS_UNIQUE = 'submissions_reference';

/**
 * What a visitor sent. The three kinds share one table, so that they can be read, searched and purged as one list;
 * what a kind must have is checked by the table itself.
 */
@Entity('submissions')
@TableInheritance({ column: { name: 'kind', type: 'varchar', length: 20 } })
@Check('submissions_kind', `"kind" IN ('quote', 'application', 'inquiry')`)
@Check('submissions_not_blank', `btrim("name") <> '' AND btrim("email") <> '' AND btrim("phone") <> ''`)
@Check(
  'submissions_quote_is_whole',
  `"kind" <> 'quote' OR ("service" IS NOT NULL AND "meeting_location" IS NOT NULL AND "meeting_date_time" IS NOT NULL AND ("meeting_location" <> '${MEETING_ELSEWHERE}' OR "custom_location" IS NOT NULL))`,
)
@Check(
  'submissions_application_is_whole',
  `"kind" <> 'application' OR ("position" IS NOT NULL AND "phone" ~ '^[0-9]{10,15}$')`,
)
@Check(
  'submissions_inquiry_is_whole',
  `"kind" <> 'inquiry' OR "delivery_option" IS NOT NULL AND "delivery_option" IN ('Pick Up', 'Deliver')`,
)
@Unique(REFERENCE_IS_UNIQUE, ['reference'])
@Index('submissions_newest', ['createdAt', 'id'])
export abstract class Submission {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  readonly kind: SubmissionKind;

  /** What the visitor is told, and says on the phone. */
  @Column({ type: 'varchar', length: 8 })
  reference: string;

  @Column({ type: 'varchar', length: LIMITS.name })
  name: string;

  @Column({ type: 'varchar', length: LIMITS.email })
  email: string;

  /** The quote form's phone, the other two forms' contact. */
  @Column({ type: 'varchar', length: LIMITS.phone })
  phone: string;

  /** Version of the privacy notice that stood beside the button. */
  @Column({ name: 'privacy_version', type: 'varchar', length: 20 })
  privacyVersion: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
