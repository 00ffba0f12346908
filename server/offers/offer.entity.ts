import { ChildEntity, Column } from 'typeorm';
import { LIMITS } from '../../shared/limits.ts';
import { Submission } from '../submissions/submission.entity.ts';

@ChildEntity('quote')
export class QuoteRequest extends Submission {
  @Column({ type: 'varchar', length: LIMITS.service, nullable: true })
  service: string;

  @Column({ name: 'meeting_location', type: 'varchar', length: LIMITS.place, nullable: true })
  meetingLocation: string;

  @Column({ name: 'custom_location', type: 'varchar', length: LIMITS.place, nullable: true })
  customLocation: string | null;

  /** As the visitor's form worded it, in Philippine time. */
  @Column({ name: 'meeting_date_time', type: 'varchar', length: LIMITS.meetingDateTime, nullable: true })
  meetingDateTime: string;
}
