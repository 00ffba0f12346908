import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ERRORS } from '#shared/error-messages';
import { LIMITS } from '#shared/limits';
import { linesOf } from '../../database/backup/content/lines.ts';
import { checkJsonBytes } from '../../http/body/json-bytes.ts';
import { Problem } from '../../http/errors/problem.ts';
import {
  checkHeader,
  damaged,
  type DocumentLine,
  foreign,
  type PictureLine,
  readLine,
  type Trailer,
} from './format.ts';

const CHUNK = 256 * 1024;
const NEWLINE = 0x0a;

/** Bytes of the longest line: a document, or a piece of a picture; and what stands around it. */
const LONGEST = LIMITS.contentJson.bytes + 64 * 1024;
/** A document stands in an object of its line. */
const LINE_LIMITS = { depth: LIMITS.contentJson.depth + 1, entries: LIMITS.contentJson.entries + 10 };
/** Base64 takes a third more than a picture. A file that unpacks to more was made to fill the memory. */
const MOST_UNPACKED = LIMITS.contentFile.bytes * 2;

export type Entry = { document: DocumentLine } | { picture: PictureLine; content: Buffer };

/** Passes unpacked bytes on, as long as neither a line nor the whole grows beyond its bound. */
async function* bounded(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let [whole, line] = [0, 0];
  for await (const chunk of chunks) {
    const last = chunk.lastIndexOf(NEWLINE);
    whole += chunk.length;
    line = last < 0 ? line + chunk.length : chunk.length - last - 1;
    if (whole > MOST_UNPACKED) throw new Problem(413, [ERRORS.contentFile.tooLarge]);
    if (line > LONGEST) throw new Problem(413, [ERRORS.content.tooLarge]);
    yield chunk;
  }
}

/** What zlib says of a file: at its first bytes, that it is no gzip file at all. */
function asProblem(error: NodeJS.ErrnoException, isBegun: boolean): Error {
  if (!error.code?.startsWith('Z_')) return error;
  return !isBegun && error.code === 'Z_DATA_ERROR' ? foreign(error) : damaged(error.message);
}

async function* unzippedLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: CHUNK });
  const bytes = pipeline(Readable.from(chunks), gunzip, () => undefined); // a failure is told by the last stream
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

/** A picture whose pieces are being read. */
class OpenPicture {
  private readonly parts: Buffer[] = [];
  private bytes = 0;

  constructor(readonly picture: PictureLine) {}

  /** @returns whether that was the last piece */
  take(part: string): boolean {
    const bytes = Buffer.from(part, 'base64');
    this.parts.push(bytes);
    this.bytes += bytes.length;
    if (this.bytes > this.picture.bytes || bytes.length === 0) throw damaged('a picture has another size');
    return this.bytes === this.picture.bytes;
  }

  get content(): Buffer {
    return Buffer.concat(this.parts);
  }
}

/** What a file holds, in its order. Pictures are given one at a time, and whether the file is whole is known at its end. */
class ContentFileReader {
  private readonly hash = createHash('sha256');
  private readonly counts = { documents: 0, pictures: 0 };
  private open?: OpenPicture;
  private trailer?: Trailer;

  async *entries(lines: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
    let isFirst = true;
    for await (const line of lines) {
      if (this.trailer) throw damaged('something follows its end');
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
    if (this.open && line.kind !== 'part') throw damaged('a picture is cut off');
    if (line.kind === 'part') return this.takePart(line.part);
    const { kind, ...rest } = line;
    if (kind === 'trailer') this.trailer = rest as Trailer;
    if (kind === 'picture') this.open = new OpenPicture(rest as PictureLine);
    if (kind !== 'document') return undefined;
    this.counts.documents += 1;
    return { document: rest as DocumentLine };
  }

  private takePart(part: string): Entry | undefined {
    if (!this.open) throw damaged('a piece belongs to no picture');
    if (!this.open.take(part)) return undefined;
    const { picture, content } = this.open;
    this.open = undefined;
    this.counts.pictures += 1;
    return { picture, content };
  }

  private checkEnd(): void {
    if (!this.trailer) throw damaged('its end is missing');
    const { sha256, documents, pictures } = this.trailer;
    if (sha256 !== this.hash.digest('hex')) throw damaged('its checksum is another');
    if (documents !== this.counts.documents || pictures !== this.counts.pictures) throw damaged('something is missing');
  }
}

/** @throws Problem 400, 413 when the file is damaged, another one, of a newer site or too large */
export const readContentFile = (chunks: AsyncIterable<Buffer>): AsyncGenerator<Entry> =>
  new ContentFileReader().entries(unzippedLines(chunks));
