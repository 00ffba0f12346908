import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ContentConflict } from '#shared/content/contract';

/** A save that was made, so that it is not made again when its editor had no answer and repeats it. */
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
