import { Check, Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { LIMITS } from '#shared/limits';

/** A PDF that the owner's own pages offer to visitors. */
@Entity('downloads')
@Check('downloads_size', `"bytes" BETWEEN 1 AND ${LIMITS.download.bytes}`)
export class Download {
  /** `d-` and the first twelve digits of the SHA-256 of the file. */
  @PrimaryColumn({ type: 'varchar', length: 14, primaryKeyConstraintName: 'PK_downloads' })
  id: string;

  @Column({ type: 'varchar', length: LIMITS.fileName })
  name: string;

  @Column({ type: 'integer' })
  bytes: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'varchar', length: LIMITS.email })
  createdBy: string;
}

/** A part of a file, so that neither a download nor a backup holds a whole file in memory. */
@Entity('download_parts')
@Check('download_parts_part', `"part" >= 0`)
export class DownloadPart {
  @PrimaryColumn({ type: 'varchar', length: 14, primaryKeyConstraintName: 'PK_download_parts' })
  downloadId: string;

  @ManyToOne(() => Download, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'download_id', foreignKeyConstraintName: 'FK_download_parts_download' })
  download?: Relation<Download>;

  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: 'PK_download_parts' })
  part: number;

  @Column({ type: 'bytea' })
  body: Buffer;
}
