import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

const KEY = 'PK_rendered_files';

/**
 * A file of a release as it was rendered once, so that a process which starts need not do it again. The table is unlogged:
 * it is in no backup, and empty after a crash of the database.
 */
@Entity('rendered_files')
export class RenderedFileRow {
  /** Of the release, and of the build that rendered it. */
  @PrimaryColumn({ type: 'varchar', length: 60, primaryKeyConstraintName: KEY })
  version: string;

  @PrimaryColumn({ type: 'varchar', length: 200, primaryKeyConstraintName: KEY })
  address: string;

  /** The address of the page that it belongs to. */
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
