import { Check, Column, Entity } from 'typeorm';
import type { Job as JobRow } from '#shared/contract';
import { LIMITS } from '#shared/limits';
import { Listing, OPTIONAL_TEXT } from '../listing.ts';

@Entity('jobs')
@Check('jobs_not_blank', `btrim("title") <> '' AND btrim("position") <> '' AND btrim("location") <> ''`)
@Check(
  'jobs_text_length',
  `char_length("full_description") BETWEEN 1 AND ${LIMITS.jobText} AND char_length("qualifications") BETWEEN 1 AND ${LIMITS.jobText}`,
)
export class Job extends Listing implements JobRow {
  @Column({ type: 'varchar', length: LIMITS.jobTitle })
  title: string;

  @Column({ type: 'varchar', length: LIMITS.jobTitle })
  position: string;

  @Column({ type: 'varchar', length: LIMITS.place })
  location: string;

  /** Sanitized HTML; newlines are shown as line breaks. */
  @Column({ type: 'text' })
  fullDescription: string;

  /** Sanitized HTML; newlines are shown as line breaks. */
  @Column({ type: 'text' })
  qualifications: string;

  /** The last day on which visitors see the job; without one it stays open. */
  @Column({ type: 'date', nullable: true, transformer: OPTIONAL_TEXT })
  closesOn?: string;
}
