import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

const KEY = 'PK_rendered_files';

/**
 * A rendered file of a release, so that a starting process need not render it again. The table is unlogged: it is in no backup, and empty
 * after a crash of the database.
 */
@Entity('rendered_files')
export class RenderedFileRow {
  /** Identifies the release and the build that rendered it. */
  @PrimaryColumn({ type: 'varchar', length: 60, primaryKeyConstraintName: KEY })
  version: string;

  @PrimaryColumn({ type: 'varchar', length: 200, primaryKeyConstraintName: KEY })
  address: string;

  /** Address of the page that the file belongs to. */
  @Column({ type: 'varchar', length: 200 })
  page: string;

  @Column({ type: 'varchar', length: 22 })
  source: string;

  @Column({ type: 'varchar', length: 5 })
  extension: string;

  @Column({ type: 'bytea' })
  br: Buffer;

  @Column({ type: 'bytea' })
  gzip: Buffer;

  @CreateDateColumn({ type: 'timestamptz' })
  madeAt: Date;
}
