import { existsSync } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartError } from '../../config/env.ts';
import { type Command, newFile, readArguments } from './arguments.ts';
import { withSnapshot } from './content/snapshot.ts';
import { interruptible } from './interruption.ts';
import { counted, Progress, sized } from './progress.ts';
import { writeBackup } from './write-backup.ts';

/** @throws StartError when the file exists and may not be replaced */
function checkFree(file: string, force: boolean): void {
  if (!force && existsSync(file))
    throw new StartError(`${file} already exists: name another file, or add -- --force to replace it.`);
}

/** Flushes the directory entry to disk. Windows has no call for that. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
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
    await flushFolder(dirname(file));
    return size;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Writes all rows of the database to one file. */
export async function backup({ url, args, tell }: Command): Promise<void> {
  const { path, has } = readArguments('backup', args, ['force']);
  await interruptible('no backup was written', (signal) =>
    withSnapshot(url, signal, async (snapshot) => {
      const file = newFile(path);
      checkFree(file, has('force'));
      const progress = new Progress(tell);
      const size = await writeWhole(file, has('force'), (handle) => writeBackup(snapshot, handle, progress));
      tell(`Backed up ${counted(progress.rows)} to ${file}: ${sized(size)} in ${progress.seconds}.`);
    }),
  );
}
