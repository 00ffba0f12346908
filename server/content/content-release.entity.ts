import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { Revisions } from '#shared/content/contract';
import { LIMITS } from '#shared/limits';

/** One publication: all its changes became visible at once. */
@Entity('content_releases')
export class ContentRelease {
  /** The previous id plus one, so that two publications cannot both take it. */
  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'PK_content_releases' })
  id: number;

  @CreateDateColumn({ type: 'timestamptz' })
  publishedAt: Date;

  /** Email of the publishing account. Kept when the account is deleted, emptied when its personal data is erased. */
  @Column({ type: 'varchar', length: LIMITS.email })
  byName: string;

  /** Everyone whose changes it published, under the same rules. */
  @Column({ type: 'text', array: true, default: [] })
  authors: string[];

  /** Its changes, in sentences. */
  @Column({ type: 'text', array: true })
  summary: string[];

  /** Revisions of the drafts that it published. */
  @Column({ type: 'jsonb', nullable: true })
  revisions: Revisions | null;
}
