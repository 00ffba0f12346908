import { Check, Column, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { PartsTable } from '../../database/parts-table.ts';
import { Picture } from './picture.entity.ts';

/**
 * A part of an uploaded original. It is split so that each statement ends well within its time limit, and neither a
 * download nor a backup holds a whole original in memory.
 */
@Entity('picture_originals')
@Check('picture_originals_part', `"part" >= 0`)
export class PictureOriginal {
  @PrimaryColumn({ type: 'varchar', length: 14 })
  pictureId: string;

  @ManyToOne(() => Picture, { onDelete: 'CASCADE' })
  picture?: Relation<Picture>;

  @PrimaryColumn({ type: 'smallint' })
  part: number;

  @Column({ type: 'bytea' })
  body: Buffer;
}

/** The uploaded originals. */
export const ORIGINALS = new PartsTable('picture_originals', 'picture_id');
