import { ChildEntity, Column } from 'typeorm';
import { LIMITS } from '../../shared/limits.ts';
import { Submission } from '../submissions/submission.entity.ts';

/** The resume is a row of its own, so that lists never read its bytes. */
@ChildEntity('application')
export class JobApplication extends Submission {
  @Column({ type: 'varchar', length: LIMITS.jobTitle, nullable: true })
  position: string;
}
