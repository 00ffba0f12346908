import type { LibraryPicture } from '#shared/contract';
import type { PictureSource, ShownPicture } from '#shared/content/pictures/picture';
import { UPLOADED_FOLDER } from '#shared/content/pictures/picture-widths';
import type { Picture } from './picture.entity.ts';

/** A picture with the widths of its files. */
export type PictureRow = Picture & { widths: number[] };

/** Selects the pictures that match `condition`, newest first. */
export const picturesSql = (condition: string) =>
  `SELECT id, number, name, type, width, height, bytes, tone, settings, alt, focus_x AS "focusX", focus_y AS "focusY",
    created_at AS "createdAt", created_by AS "createdBy",
    ARRAY(SELECT DISTINCT f.width FROM picture_files f WHERE f.picture_id = id ORDER BY 1) AS widths
  FROM pictures WHERE ${condition} ORDER BY number DESC`;

/** The prefix of the names of a picture's files. */
export const stemOf = ({ id, settings }: Pick<Picture, 'id' | 'settings'>) => `${id}-${settings}`;

const baseOf = (row: PictureRow) => `/${UPLOADED_FOLDER}/${stemOf(row)}`;

export const toSource = (row: PictureRow): PictureSource => ({
  base: baseOf(row),
  widths: row.widths,
  width: row.width,
  height: row.height,
  tone: row.tone,
});

export const toShown = (row: PictureRow): ShownPicture => ({
  ...toSource(row),
  alt: row.alt,
  focus: { x: row.focusX, y: row.focusY },
});

export const toPicture = (row: PictureRow): LibraryPicture => ({
  _id: row.id,
  name: row.name,
  alt: row.alt,
  focus: { x: row.focusX, y: row.focusY },
  ...toSource(row),
  widths: row.widths,
  type: row.type,
  bytes: row.bytes,
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdBy,
});
