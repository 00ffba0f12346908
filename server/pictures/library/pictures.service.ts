import { Injectable, type StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { LibraryPicture, PictureChange, PicturePage, PicturePlaces, UnusedPictures } from '#shared/contract';
import type { PictureSource, ShownPicture } from '#shared/content/pictures/picture';
import { UPLOADED_FOLDER } from '#shared/content/pictures/picture-widths';
import { ERRORS } from '#shared/error-messages';
import { LIMITS } from '#shared/limits';
import { fileDownload } from '../../http/file-download.ts';
import { displayName } from '../../http/display-name.ts';
import { Problem } from '../../http/errors/problem.ts';
import { ORIGINALS } from './picture-original.entity.ts';
import { Picture } from './picture.entity.ts';
import { PictureUses } from './picture-uses.ts';

export interface PicturePageRequest {
  cursor?: string;
  limit?: number;
}

/** The columns that a change sets; undefined ones are left unchanged. */
const columnsOf = ({ name, alt, focus }: PictureChange): Partial<Picture> => ({
  name: name && displayName(name),
  alt,
  focusX: focus?.x,
  focusY: focus?.y,
});

/** A picture with the widths of its files. */
type PictureRow = Picture & { widths: number[] };

/** Selects the pictures that match `condition`, newest first. */
const picturesSql = (condition: string) =>
  `SELECT id, number, name, type, width, height, bytes, tone, settings, alt, focus_x AS "focusX", focus_y AS "focusY",
    created_at AS "createdAt", created_by AS "createdBy",
    ARRAY(SELECT DISTINCT f.width FROM picture_files f WHERE f.picture_id = id ORDER BY 1) AS widths
  FROM pictures WHERE ${condition} ORDER BY number DESC`;

/** The prefix of the names of a picture's files. */
const stemOf = ({ id, settings }: Pick<Picture, 'id' | 'settings'>) => `${id}-${settings}`;

const baseOf = (row: PictureRow) => `/${UPLOADED_FOLDER}/${stemOf(row)}`;

const toSource = (row: PictureRow): PictureSource => ({
  base: baseOf(row),
  widths: row.widths,
  width: row.width,
  height: row.height,
  tone: row.tone,
});

const toShown = (row: PictureRow): ShownPicture => ({
  ...toSource(row),
  alt: row.alt,
  focus: { x: row.focusX, y: row.focusY },
});

const toPicture = (row: PictureRow): LibraryPicture => ({
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

/** The library of uploaded pictures. */
@Injectable()
export class PicturesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly uses: PictureUses,
  ) {}

  /** Reads one row more than the page holds, to know whether there is a next page. */
  async list({ cursor, limit = LIMITS.picturePage.default }: PicturePageRequest): Promise<PicturePage> {
    const sql = `${picturesSql('$1::bigint IS NULL OR number < $1::bigint')} LIMIT $2`;
    const rows = await this.database.query<PictureRow[]>(sql, [cursor ?? null, limit + 1]);
    const shown = rows.slice(0, limit);
    return { items: shown.map(toPicture), next: rows.length > limit ? shown[limit - 1].number : null };
  }

  async find(id: string): Promise<LibraryPicture | undefined> {
    const [row] = await this.database.query<(PictureRow | undefined)[]>(picturesSql('id = $1'), [id]);
    return row && toPicture(row);
  }

  /** @throws Problem 404 */
  async get(id: string): Promise<LibraryPicture> {
    const picture = await this.find(id);
    if (!picture) throw new Problem(404, ERRORS.notFound);
    return picture;
  }

  /** Sources by id, for those of `ids` that the library has. */
  async sourcesOf(ids: string[]): Promise<Map<string, PictureSource>> {
    return new Map((await this.rowsOf(ids)).map((row) => [row.id, toSource(row)]));
  }

  /** Like `sourcesOf`, with alternative texts and focal points. */
  async shownOf(ids: string[]): Promise<Map<string, ShownPicture>> {
    return new Map((await this.rowsOf(ids)).map((row) => [row.id, toShown(row)]));
  }

  private async rowsOf(ids: string[]): Promise<PictureRow[]> {
    return ids.length === 0 ? [] : this.database.query<PictureRow[]>(picturesSql('id = ANY($1)'), [ids]);
  }

  /** Which of `ids` the library has. */
  async known(manager: EntityManager, ids: string[], lock = ''): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const sql = `SELECT id FROM pictures WHERE id = ANY($1) ORDER BY id ${lock}`;
    const rows = await manager.query<{ id: string }[]>(sql, [ids]);
    return new Set(rows.map(({ id }) => id));
  }

  /** Like `known`, but also prevents their deletion until the transaction ends. */
  lockKnown(manager: EntityManager, ids: string[]): Promise<Set<string>> {
    return this.known(manager, ids, 'FOR SHARE');
  }

  /** The picture as uploaded, including its camera's metadata. @throws Problem 404 */
  async original(id: string, method: string): Promise<StreamableFile> {
    const { name, type, bytes } = await this.get(id);
    const content = method === 'HEAD' ? new Uint8Array() : ORIGINALS.read(this.database, { id, bytes });
    return fileDownload({ fileName: name, type: `image/${type}`, length: bytes }, content);
  }

  /** @throws Problem 400, 404 */
  async change(id: string, change: PictureChange): Promise<LibraryPicture> {
    const columns = columnsOf(change);
    if (Object.values(columns).every((value) => value === undefined))
      throw new Problem(400, ERRORS.pictures.nothingToChange);
    await this.database.manager.update(Picture, { id }, columns);
    return this.get(id);
  }

  /** @throws Problem 404 */
  async placesOf(id: string): Promise<PicturePlaces> {
    await this.get(id);
    return { places: await this.uses.placesOf(id, this.database.manager) };
  }

  /** Pictures that nothing shows, except uploads of the last day, which somebody may be about to use. */
  async unused(): Promise<UnusedPictures> {
    const used = await this.uses.used(this.database.manager);
    const sql = `SELECT id FROM pictures WHERE id <> ALL($1) AND created_at < now() - interval '1 day' ORDER BY number DESC`;
    const rows = await this.database.query<{ id: string }[]>(sql, [used]);
    return { ids: rows.map(({ id }) => id) };
  }

  /** @throws Problem 404, or 409 while it is used */
  async remove(id: string): Promise<void> {
    await this.database.transaction(async (manager: EntityManager) => {
      const row = await manager.findOne(Picture, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!row) throw new Problem(404, ERRORS.notFound);
      const places = await this.uses.placesOf(id, manager);
      if (places.length > 0) throw new Problem(409, [ERRORS.pictures.usedIn(places)]);
      await manager.delete(Picture, { id });
    });
  }
}
