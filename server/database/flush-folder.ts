import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Flushes the directory entry to disk. Windows has no call for that. */
export function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  fsyncSync(opened);
  closeSync(opened);
}
