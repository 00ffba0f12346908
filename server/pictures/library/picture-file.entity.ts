import { Check, Column, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { FORMAT_NAMES, type PictureFormat } from '#shared/content/pictures/picture-formats';
import { Picture } from './picture.entity.ts';

const FORMATS = FORMAT_NAMES.map((format) => `'${format}'`).join(', ');

/** A picture in one width and format, as served to visitors. */
@Entity('picture_files')
@Check('picture_files_format', `"format" IN (${FORMATS})`)
export class PictureFile {
  @PrimaryColumn({ type: 'varchar', length: 14 })
  pictureId: string;

  @ManyToOne(() => Picture, { onDelete: 'CASCADE' })
  picture?: Relation<Picture>;

  @PrimaryColumn({ type: 'integer' })
  width: number;

  @PrimaryColumn({ type: 'varchar', length: 4 })
  format: PictureFormat;

  @Column({ type: 'bytea' })
  body: Buffer;
}
