import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { LIMITS } from '#shared/limits';
import { JobApplication } from '../application.entity.ts';

@Entity('resumes')
@Check('resumes_size', `octet_length("content") BETWEEN 1 AND ${LIMITS.resume.bytes}`)
@Check('resumes_type', `"type" IN ('pdf', 'doc', 'docx')`)
export class Resume {
  @PrimaryColumn({ type: 'uuid' })
  applicationId: string;

  @OneToOne(() => JobApplication, { onDelete: 'CASCADE' })
  @JoinColumn()
  application?: Relation<JobApplication>;

  /** The applicant's own file name, for display and download only. */
  @Column({ type: 'varchar', length: LIMITS.fileName })
  fileName: string;

  @Column({ type: 'varchar', length: 4 })
  type: string;

  @Column({ type: 'bytea' })
  content: Buffer;
}
