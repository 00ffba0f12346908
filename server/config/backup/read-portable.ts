import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import { type BackupFile, damaged, type Row, type Totals } from './backup-file.ts';
import { linesOf } from './lines.ts';
import { readHeader, readRow, readTrailer, type Trailer } from './portable.ts';

const CHUNK = 256 * 1024;

async function* unzippedLines(file: string): AsyncGenerator<Buffer> {
  // a failure of either comes out of the second one
  const bytes = pipeline(createReadStream(file), createGunzip({ chunkSize: CHUNK }), () => undefined);
  try {
    yield* linesOf(bytes);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw code?.startsWith('Z_') ? damaged(file, message) : error;
  } finally {
    bytes.destroy();
  }
}

async function readAll(file: string, take: (row: Row) => Promise<void> | void): Promise<Totals> {
  const hash = createHash('sha256');
  const rows: Record<string, number> = {};
  let trailer: Trailer | undefined;
  for await (const line of unzippedLines(file)) {
    if (trailer) throw damaged(file, 'something follows its end');
    const text = line.toString();
    const row = readRow(text);
    if (row) {
      rows[row.table] = (rows[row.table] ?? 0) + 1;
      await take(row);
    } else trailer = readTrailer(text);
    // whatever else a line may be, the checksum tells
    if (!trailer) hash.update(line).update('\n');
  }
  if (!trailer) throw damaged(file, 'its end is missing');
  if (trailer.sha256 !== hash.digest('hex')) throw damaged(file, 'its checksum is another');
  const empty = Object.fromEntries(Object.keys(trailer.rows).map((table) => [table, 0]));
  if (!isDeepStrictEqual({ ...empty, ...rows }, trailer.rows)) throw damaged(file, 'rows are missing');
  return trailer;
}

/** @throws StartError when the file is none of ours */
export async function openPortable(file: string): Promise<BackupFile> {
  const lines = unzippedLines(file);
  const first = await lines.next();
  await lines.return(undefined);
  const { migrations } = readHeader(first.done ? '' : first.value.toString(), file);
  return { migrations, read: (take) => readAll(file, take) };
}
