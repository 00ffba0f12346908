import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Resume } from './resume.entity.ts';

/** A resume is sensitive personal data, so each download is recorded. */
@Entity('resume_downloads')
export class ResumeDownload {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index('resume_downloads_resume')
  @Column({ type: 'uuid' })
  applicationId: string;

  @ManyToOne(() => Resume, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id' })
  resume?: Relation<Resume>;

  /** The session that downloaded it. Its row may be deleted by now. */
  @Column({ type: 'uuid' })
  sessionId: string;

  @CreateDateColumn({ type: 'timestamptz' })
  downloadedAt: Date;
}
