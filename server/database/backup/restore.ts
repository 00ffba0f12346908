import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import type { Entities } from '../data-source.ts';
import { withMigrationLock } from '../migrations/migrate.ts';
import { commandLine } from '../../config/called-by.ts';
import { StartError } from '../../config/env.ts';
import { type Command, existingFile, readArguments, usageOf } from './arguments.ts';
import { linesOf } from '../lines.ts';
import { interruptible } from './interruption.ts';
import { checkKnown } from './rows/schema-version.ts';
import { counted, Progress } from './progress.ts';
import { replaceRows } from './rows/replace-rows.ts';
import {
  type BackupFile,
  damaged,
  GZIP,
  readHeader,
  readRow,
  readTrailer,
  type Row,
  type Totals,
  type Trailer,
} from './format.ts';

const CHUNK = 256 * 1024;

async function* unzippedLines(file: string): AsyncGenerator<Buffer> {
  // errors of the file and of gunzip are both emitted by the last stream
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
    if (trailer) throw damaged(file, 'there is data after its end');
    const text = line.toString();
    const row = readRow(text);
    if (row) {
      rows[row.table] = (rows[row.table] ?? 0) + 1;
      await take(row);
    } else trailer = readTrailer(text);
    // the checksum catches invalid lines
    if (!trailer) hash.update(line).update('\n');
  }
  if (!trailer) throw damaged(file, 'it is incomplete');
  if (trailer.sha256 !== hash.digest('hex')) throw damaged(file, 'its checksum does not match');
  const empty = Object.fromEntries(Object.keys(trailer.rows).map((table) => [table, 0]));
  if (!isDeepStrictEqual({ ...empty, ...rows }, trailer.rows)) throw damaged(file, 'rows are missing');
  return trailer;
}

/** The first bytes of pg_dump's custom format. */
const PG_DUMP = Buffer.from('PGDMP');

/** @throws StartError for a file that cannot be a backup */
async function checkStart(file: string): Promise<void> {
  const handle = await open(file, 'r');
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(PG_DUMP.length)).finally(() => handle.close());
  const start = buffer.subarray(0, bytesRead);
  if (start.subarray(0, GZIP.length).equals(GZIP)) return;
  if (start.equals(PG_DUMP)) throw new StartError(`${file} was written by pg_dump: restore it with pg_restore.`);
  throw new StartError(`${file} ${bytesRead === 0 ? 'is empty' : 'is not a backup of this site'}: name another file.`);
}

/** @throws StartError when the file is not a backup of this site */
async function openBackup(file: string): Promise<BackupFile> {
  await checkStart(file);
  const lines = unzippedLines(file);
  const first = await lines.next();
  await lines.return(undefined);
  const { migrations } = readHeader(first.done ? '' : first.value.toString(), file);
  return { migrations, read: (take) => readAll(file, take) };
}

interface RestoreCommand extends Command {
  /** Their tables are emptied before the backup's rows are written. */
  entities: Entities;
}

/**
 * Replaces the rows of the database with those of a backup. The file is read twice, so that a damaged file is refused
 * before any table is locked.
 */
export async function restore({ url, args, say, entities }: RestoreCommand): Promise<void> {
  const { path, has } = readArguments('restore', args, ['force']);
  if (!path) throw new StartError(`name the backup: ${usageOf('restore')}`);
  await interruptible('nothing was changed', async (signal) => {
    const name = existingFile(path);
    const file = await openBackup(name);
    checkKnown(file.migrations, name);
    const progress = new Progress(say);
    const totals = await progress.during(
      () => file.read(() => signal.throwIfAborted()),
      () => 'checking the file',
    );
    const retry = commandLine('restore', path, '--force');
    const replacement = { file, totals, force: has('force'), retry, progress, signal };
    const ran = await progress.during(() =>
      withMigrationLock(url, (database) => replaceRows(database, replacement), entities),
    );
    if (ran.length > 0) say(`Ran ${ran.join(', ')}, which came after the backup.`);
    say(`Restored ${counted(progress.rows)} from ${name} in ${progress.seconds}. Everybody is signed out.`);
  });
}
