import { open } from 'node:fs/promises';
import { type Env, StartError } from '../env.ts';
import type { BackupFile } from './backup-file.ts';
import { MAGIC as GZIP } from './portable.ts';
import { openPortable } from './read-portable.ts';
import { MAGIC as PG_DUMP, openPgDump } from './read-pg-dump.ts';

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  const { buffer, bytesRead } = await handle
    .read(Buffer.alloc(PG_DUMP.length), 0, PG_DUMP.length)
    .finally(() => handle.close());
  return buffer.subarray(0, bytesRead);
}

/** Tells the format by how the file begins, whatever its name. @throws StartError when it is no backup */
export async function openBackup(file: string, { PG_BIN }: Pick<Env, 'PG_BIN'>): Promise<BackupFile> {
  const start = await firstBytes(file);
  if (start.equals(PG_DUMP)) return openPgDump(file, PG_BIN);
  if (start.subarray(0, GZIP.length).equals(GZIP)) return openPortable(file);
  const what = start.length === 0 ? 'is empty' : 'is no backup of this site';
  throw new StartError(`${file} ${what}: name another file.`);
}
