import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { PICTURE_TYPES, type PictureType } from '#shared/contract';
import type { Tone } from '#shared/content/pictures/tones';
import { LIMITS } from '#shared/limits';

const TYPES = PICTURE_TYPES.map((type) => `'${type}'`).join(', ');

/** Metadata of a picture. Its bytes are in separate tables, which a list never reads. */
@Entity('pictures')
@Check('pictures_type', `"type" IN (${TYPES})`)
@Check('pictures_size', `"bytes" BETWEEN 1 AND ${LIMITS.picture.bytes} AND "width" > 0 AND "height" > 0`)
@Check('pictures_focus', `"focus_x" BETWEEN 0 AND 1 AND "focus_y" BETWEEN 0 AND 1`)
export class Picture {
  /** `p-` and the first twelve digits of the SHA-256 of the original. */
  @PrimaryColumn({ type: 'varchar', length: 14 })
  id: string;

  /** The order of upload. */
  @Index('pictures_newest', { unique: true })
  @Column({ type: 'bigint', generated: 'identity', generatedIdentity: 'ALWAYS' })
  number: string;

  @Column({ type: 'varchar', length: LIMITS.fileName })
  name: string;

  @Column({ type: 'varchar', length: 4 })
  type: PictureType;

  @Column({ type: 'integer' })
  width: number;

  @Column({ type: 'integer' })
  height: number;

  @Column({ type: 'integer' })
  bytes: number;

  @Column({ type: 'varchar', length: 20 })
  tone: Tone;

  /** Hash of the settings with which the files were made; part of their addresses. */
  @Column({ type: 'varchar', length: 8 })
  settings: string;

  @Column({ type: 'varchar', length: LIMITS.alternativeText, default: '' })
  alt: string;

  @Column({ type: 'real', default: 0.5 })
  focusX: number;

  @Column({ type: 'real', default: 0.5 })
  focusY: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'varchar', length: LIMITS.email, nullable: true })
  createdBy: string | null;
}
