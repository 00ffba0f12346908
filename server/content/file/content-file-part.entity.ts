import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

const KEY = 'PK_content_file_parts';

/**
 * A piece of a content file during its import: the file is read twice, and the site writes no files of its own. The table is unlogged, so
 * it is in no backup and empty after a crash of the database.
 */
@Entity('content_file_parts')
export class ContentFilePart {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: KEY })
  file: string;

  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: KEY })
  part: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'bytea' })
  body: Buffer;
}
