import { z } from 'zod';
import { DOWNLOAD_ID } from '#shared/content/documents/pages/downloads';
import { type DocumentName, DOCUMENT_NAMES } from '#shared/content/documents';
import { PICTURE_ID } from '#shared/content/pictures/named-pictures';
import { SCHEMA_VERSIONS } from '#shared/content/upgraded';
import { ERRORS } from '#shared/error-messages';
import { LIMITS } from '#shared/limits';
import { PUBLIC_LISTS } from '../../http/cache/list-cache.ts';
import { Problem } from '../../http/errors/problem.ts';

/**
 * A content file is gzipped UTF-8 lines, each a JSON object: a header, a line per document, a line per picture followed by its pieces, a
 * line per row of a public list, and a trailer. See docs/decisions/content.md.
 */
const FORMAT = { format: 'eclar-content', version: 2 };

export const MEDIA_TYPE = 'application/gzip';

const share = z.number().min(0).max(1);

const DOCUMENT = z.strictObject({
  document: z.string(),
  schema: z.int().min(1),
  body: z.record(z.string(), z.unknown()),
});

const PICTURE = z.strictObject({
  picture: z.string().regex(PICTURE_ID),
  bytes: z.int().min(1).max(LIMITS.picture.bytes),
  name: z.string().max(LIMITS.fileName),
  alt: z.string().max(LIMITS.alternativeText),
  focus: z.strictObject({ x: share, y: share }),
});

const DOWNLOAD = z.strictObject({
  download: z.string().regex(DOWNLOAD_ID),
  bytes: z.int().min(1).max(LIMITS.download.bytes),
  name: z.string().max(LIMITS.fileName),
});

const PART = z.strictObject({ part: z.string() });

/** A rental or a job, in the order of their lists: oldest first. */
const ROW = z.strictObject({
  list: z.enum(PUBLIC_LISTS),
  id: z.uuid(),
  /** With microseconds, which decide the order of rows. */
  createdAt: z.iso.datetime(),
  fields: z.record(z.string(), z.string()),
});

const TRAILER = z.strictObject({
  documents: z.int(),
  pictures: z.int(),
  downloads: z.int(),
  rows: z.int(),
  sha256: z.string(),
});

export type PictureLine = z.infer<typeof PICTURE>;
export type DownloadLine = z.infer<typeof DOWNLOAD>;
export type DocumentLine = Omit<z.infer<typeof DOCUMENT>, 'document'> & { document: DocumentName };
export type RowLine = z.infer<typeof ROW>;
export type Trailer = z.infer<typeof TRAILER>;

export type Line =
  | ({ kind: 'document' } & DocumentLine)
  | ({ kind: 'picture' } & PictureLine)
  | ({ kind: 'download' } & DownloadLine)
  | ({ kind: 'part' } & z.infer<typeof PART>)
  | ({ kind: 'row' } & RowLine)
  | ({ kind: 'trailer' } & Trailer);

const line = (value: object) => `${JSON.stringify(value)}\n`;

export const headerLine = (time: Date) => line({ ...FORMAT, time: time.toISOString() });
export const documentLine = (document: DocumentLine) => line(document);
export const pictureLine = (picture: PictureLine) => line(picture);
export const downloadLine = (download: DownloadLine) => line(download);
export const partLine = (bytes: Uint8Array) => line({ part: Buffer.from(bytes).toString('base64') });
export const rowLine = (row: RowLine) => line(row);
export const trailerLine = (trailer: Trailer) => line(trailer);

export const foreign = (cause?: unknown) => new Problem(400, ERRORS.contentFile.foreign, {}, { cause });
export const damaged = (detail: string) =>
  new Problem(400, ERRORS.contentFile.damaged, {}, { cause: new Error(`The file is damaged: ${detail}.`) });
const newer = () => new Problem(400, ERRORS.contentFile.newer);

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw damaged((error as Error).message);
  }
}

/** @throws Problem 400 if this is no content file or its format is newer */
export function checkHeader(text: string): void {
  if (!text.startsWith(`{"format":"${FORMAT.format}"`)) throw foreign();
  const { version } = readJson(text) as { version?: unknown };
  if (typeof version !== 'number' || version < FORMAT.version) throw damaged('its header is not valid');
  if (version > FORMAT.version) throw newer();
}

/** @throws Problem 400 for a document that only a newer site knows */
function documentOf({ document, ...rest }: z.infer<typeof DOCUMENT>): DocumentLine {
  const name = DOCUMENT_NAMES.find((known) => known === document);
  if (!name || rest.schema > SCHEMA_VERSIONS[name]) throw newer();
  return { document: name, ...rest };
}

/** @throws Problem 400 */
export function readLine(text: string): Line {
  const value = readJson(text);
  const document = DOCUMENT.safeParse(value);
  if (document.success) return { kind: 'document', ...documentOf(document.data) };
  const picture = PICTURE.safeParse(value);
  if (picture.success) return { kind: 'picture', ...picture.data };
  const download = DOWNLOAD.safeParse(value);
  if (download.success) return { kind: 'download', ...download.data };
  const part = PART.safeParse(value);
  if (part.success) return { kind: 'part', ...part.data };
  const row = ROW.safeParse(value);
  if (row.success) return { kind: 'row', ...row.data };
  const trailer = TRAILER.safeParse(value);
  if (trailer.success) return { kind: 'trailer', ...trailer.data };
  throw damaged('a line is of an unknown kind');
}
