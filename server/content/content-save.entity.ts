import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ContentConflict } from '#shared/content/contract';

/** A completed save. An editor that got no answer repeats it, and it must not be applied twice. */
@Entity('content_saves')
export class ContentSave {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'PK_content_saves' })
  key: string;

  @Column({ type: 'jsonb' })
  conflicts: ContentConflict[];

  @CreateDateColumn({ type: 'timestamptz' })
  @Index('IDX_content_saves_saved_at')
  savedAt: Date;
}
