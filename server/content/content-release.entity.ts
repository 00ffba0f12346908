import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { Revisions } from '#shared/content/contract';
import { LIMITS } from '#shared/limits';

/** One publication: whatever it changed became visible at once. */
@Entity('content_releases')
export class ContentRelease {
  /** One more than that of the release before, so that two of one number cannot be. */
  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'PK_content_releases' })
  id: number;

  @CreateDateColumn({ type: 'timestamptz' })
  publishedAt: Date;

  /** Whose sign-in published it; kept when that account is gone, and empty once its personal data is erased. */
  @Column({ type: 'varchar', length: LIMITS.email })
  byName: string;

  /** Everybody who wrote what it published, under the same rules. */
  @Column({ type: 'text', array: true, default: [] })
  authors: string[];

  /** What it changed, in sentences. */
  @Column({ type: 'text', array: true })
  summary: string[];

  /** Of the drafts that it published. */
  @Column({ type: 'jsonb', nullable: true })
  revisions: Revisions | null;
}
