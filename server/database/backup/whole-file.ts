import { existsSync } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartError } from '../../config/env.ts';

/** @throws StartError when a file of this name is there and may not be replaced */
export function checkFree(file: string, force: boolean): void {
  if (!force && existsSync(file))
    throw new StartError(`${file} already exists: name another file, or add -- --force to replace it.`);
}

/** The new name itself must reach the disk; Windows has no way to ask for that. */
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
 * Has a file written under another name beside its final one and renamed at the end, so that whoever sees the final name
 * sees a whole file. For its owner alone. @returns its size in bytes
 */
export async function writeWhole(
  file: string,
  force: boolean,
  write: (file: FileHandle) => Promise<void>,
): Promise<number> {
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
