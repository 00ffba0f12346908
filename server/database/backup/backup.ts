import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { StartError } from '../../config/env.ts';
import { flushFolder } from '../flush-folder.ts';
import { type Command, newFile, readArguments } from './arguments.ts';
import { type Snapshot, withSnapshot } from './rows/snapshot.ts';
import { type Ask, sequencesOf, type Table } from './rows/tables.ts';
import { headerLine, rowLine, trailerLine } from './format.ts';
import { interruptible } from './interruption.ts';
import { counted, Progress, sized } from './progress.ts';

/** @throws StartError when the file exists and may not be replaced */
function checkFree(file: string, force: boolean): void {
  if (!force && existsSync(file))
    throw new StartError(`${file} already exists: name another file, or add -- --force to replace it.`);
}

async function writeFlushed(path: string, write: (file: FileHandle) => Promise<void>): Promise<number> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await write(handle);
    await handle.sync();
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}

/**
 * Writes to a temporary file in the same folder and renames it at the end, so that a file with the final name is
 * always complete. Only its owner may read it. @returns its size in bytes
 */
async function writeWhole(file: string, force: boolean, write: (file: FileHandle) => Promise<void>): Promise<number> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}.unfinished`;
  try {
    const size = await writeFlushed(unfinished, write);
    checkFree(file, force);
    await rename(unfinished, file);
    flushFolder(dirname(file));
    return size;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Bytes per batch read from the database. A single row may be larger: a resume of 5 MB is 10 MB of text. */
const BATCH_BYTES = 4_000_000;
const BATCH_ROWS = 1000;
/** Most bytes are resumes, which are already compressed: a higher level takes seconds longer and saves nothing. */
const LEVEL = 3;
const CHUNK = 256 * 1024;

/** A size that PostgreSQL knows without reading the value, so that resumes are not read just to be measured. */
function sizeOf({ name, type }: Table['columns'][number]): string {
  const size = /^(text|bytea|character varying(\(\d+\))?)$/.test(type) ? 'octet_length' : 'pg_column_size';
  return `coalesce(${size}(${name}), 0)`;
}

/** Rows per batch: few enough that it stays small even if every row is as large as the largest one. */
async function batchSize(ask: Ask, { path, columns }: Table): Promise<number> {
  const size = columns.map(sizeOf).join(' + ');
  const [{ largest }] = await ask<{ largest: number }>(
    `SELECT coalesce(max(${size}), 0)::int AS largest FROM ONLY ${path}`,
  );
  return Math.min(BATCH_ROWS, Math.max(1, Math.floor(BATCH_BYTES / (2 * largest + 1))));
}

async function* batchesOf(ask: Ask, table: Table): AsyncGenerator<string[]> {
  const count = await batchSize(ask, table);
  const columns = table.columns.map(({ name }) => `${name}::text AS ${name}`).join();
  await ask(
    `DECLARE backup NO SCROLL CURSOR FOR SELECT row_to_json(r)::text AS json FROM (SELECT ${columns} FROM ONLY ${table.path}) r`,
  );
  for (;;) {
    const rows = await ask<{ json: string }>(`FETCH ${count} FROM backup`);
    if (rows.length === 0) break;
    yield rows.map(({ json }) => json);
  }
  await ask('CLOSE backup');
}

async function* linesOf({ ask, version, migrations, tables }: Snapshot, progress: Progress): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const hashed = (text: string) => {
    const bytes = Buffer.from(text);
    hash.update(bytes);
    return bytes;
  };
  const rows: Record<string, number> = {};
  yield hashed(headerLine({ time: new Date().toISOString(), server: version, migrations }));
  for (const table of tables) {
    rows[table.name] = 0;
    for await (const batch of batchesOf(ask, table)) {
      const bytes = hashed(batch.map((json) => rowLine({ table: table.name, json })).join(''));
      rows[table.name] += batch.length;
      progress.add(batch.length, bytes.length);
      yield bytes;
    }
  }
  yield Buffer.from(trailerLine({ rows, sequences: await sequencesOf(ask), sha256: hash.digest('hex') }));
}

/** Streams the snapshot to the file. Memory does not grow with the number of rows. */
async function writeBackup(snapshot: Snapshot, file: FileHandle, progress: Progress): Promise<void> {
  const lines = Readable.from(linesOf(snapshot, progress), { objectMode: false });
  const write = async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) await file.writeFile(chunk);
  };
  await progress.during(() => pipeline(lines, createGzip({ level: LEVEL, chunkSize: CHUNK }), write));
}

/** Writes all rows of the database to one file. */
export async function backup({ url, args, say }: Command): Promise<void> {
  const { path, has } = readArguments('backup', args, ['force']);
  await interruptible('no backup was written', (signal) =>
    withSnapshot(url, signal, async (snapshot) => {
      const file = newFile(path);
      checkFree(file, has('force'));
      const progress = new Progress(say);
      const size = await writeWhole(file, has('force'), (handle) => writeBackup(snapshot, handle, progress));
      say(`Backed up ${counted(progress.rows)} to ${file}: ${sized(size)} in ${progress.seconds}.`);
    }),
  );
}
