import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { deepEqual } from '#shared/content/deep-equal';
import { ERRORS } from '#shared/error-messages';
import { LIMITS } from '#shared/limits';
import { linesOf } from '../../database/lines.ts';
import { checkJsonBytes } from '../../http/body/json-bytes.ts';
import { Problem } from '../../http/errors/problem.ts';
import {
  checkHeader,
  damaged,
  type DocumentLine,
  type DownloadLine,
  foreign,
  type PictureLine,
  readLine,
  type RowLine,
  type Trailer,
} from './format.ts';

const CHUNK = 256 * 1024;
const NEWLINE = 0x0a;

/** Longest line in bytes: a document or a piece of a picture, and 64 KiB around it. */
const LONGEST = LIMITS.contentJson.bytes + 64 * 1024;
/** A document is one level deep in its line. */
const LINE_LIMITS = { depth: LIMITS.contentJson.depth + 1, entries: LIMITS.contentJson.entries + 10 };
/** Base64 adds a third to a picture. A file that unpacks to more is meant to fill the memory. */
const MAX_UNPACKED = LIMITS.contentFile.bytes * 2;

export type Entry =
  | { document: DocumentLine }
  | { picture: PictureLine; content: Buffer }
  | { download: DownloadLine; content: Buffer }
  | { row: RowLine };

type FileLine = { picture: PictureLine } | { download: DownloadLine };

const bytesOf = (line: FileLine) => ('picture' in line ? line.picture : line.download).bytes;

/** Passes unpacked bytes on while the line and the whole are within their limits. */
async function* bounded(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let [whole, line] = [0, 0];
  for await (const chunk of chunks) {
    const last = chunk.lastIndexOf(NEWLINE);
    whole += chunk.length;
    line = last < 0 ? line + chunk.length : chunk.length - last - 1;
    if (whole > MAX_UNPACKED) throw new Problem(413, [ERRORS.contentFile.tooLarge]);
    if (line > LONGEST) throw new Problem(413, [ERRORS.content.tooLarge]);
    yield chunk;
  }
}

/** Translates an error of zlib: before the first line, invalid data means that this is no gzip file. */
function asProblem(error: NodeJS.ErrnoException, isBegun: boolean): Error {
  if (!error.code?.startsWith('Z_')) return error;
  return !isBegun && error.code === 'Z_DATA_ERROR' ? foreign(error) : damaged(error.message);
}

async function* unzippedLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: CHUNK });
  const bytes = pipeline(Readable.from(chunks), gunzip, () => undefined); // the last stream reports a failure
  let isBegun = false;
  try {
    for await (const line of linesOf(bounded(bytes))) {
      isBegun = true;
      yield line;
    }
  } catch (error) {
    throw asProblem(error as NodeJS.ErrnoException, isBegun);
  } finally {
    bytes.destroy();
  }
}

/** A picture or download with the pieces read so far. */
class OpenFile {
  private readonly parts: Buffer[] = [];
  private bytes = 0;

  constructor(readonly line: FileLine) {}

  /** @returns whether this was the last piece */
  take(part: string): boolean {
    const bytes = Buffer.from(part, 'base64');
    this.parts.push(bytes);
    this.bytes += bytes.length;
    if (this.bytes > bytesOf(this.line) || bytes.length === 0) throw damaged('a file has the wrong size');
    return this.bytes === bytesOf(this.line);
  }

  get content(): Buffer {
    return Buffer.concat(this.parts);
  }
}

/** Yields the entries of a file in order, one picture at a time. Only at the end is it known that the file is complete. */
class ContentFileReader {
  private readonly hash = createHash('sha256');
  private readonly counts = { documents: 0, pictures: 0, downloads: 0, rows: 0 };
  private open?: OpenFile;
  private trailer?: Trailer;

  async *entries(lines: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
    let isFirst = true;
    for await (const line of lines) {
      if (this.trailer) throw damaged('there is data after its end');
      checkJsonBytes(line, LINE_LIMITS);
      if (isFirst) checkHeader(line.toString());
      const entry = isFirst ? undefined : this.take(line.toString());
      isFirst = false;
      if (!this.trailer) this.hash.update(line).update('\n');
      if (entry) yield entry;
    }
    if (isFirst) throw foreign();
    this.checkEnd();
  }

  private take(text: string): Entry | undefined {
    const line = readLine(text);
    if (this.open && line.kind !== 'part') throw damaged('a file is incomplete');
    if (line.kind === 'part') return this.takePart(line.part);
    const { kind, ...rest } = line;
    if (kind === 'trailer') this.trailer = rest as Trailer;
    if (kind === 'picture') this.open = new OpenFile({ picture: rest as PictureLine });
    if (kind === 'download') this.open = new OpenFile({ download: rest as DownloadLine });
    if (kind === 'row') {
      this.counts.rows += 1;
      return { row: rest as RowLine };
    }
    if (kind !== 'document') return undefined;
    this.counts.documents += 1;
    return { document: rest as DocumentLine };
  }

  private takePart(part: string): Entry | undefined {
    if (!this.open) throw damaged('a piece has no file');
    if (!this.open.take(part)) return undefined;
    const { line, content } = this.open;
    this.open = undefined;
    this.counts['picture' in line ? 'pictures' : 'downloads'] += 1;
    return { ...line, content };
  }

  private checkEnd(): void {
    if (!this.trailer) throw damaged('it is incomplete');
    const { sha256, ...counts } = this.trailer;
    if (sha256 !== this.hash.digest('hex')) throw damaged('its checksum does not match');
    if (!deepEqual(counts, this.counts)) throw damaged('something is missing');
  }
}

/** @throws Problem 400, 413 if the file is damaged, of another kind, of a newer site or too large */
export const readContentFile = (chunks: AsyncIterable<Buffer>): AsyncGenerator<Entry> =>
  new ContentFileReader().entries(unzippedLines(chunks));
