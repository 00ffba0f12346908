import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** File systems without links, such as exFAT and some of networks. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** The name itself must reach the disk; Windows has no way to ask for that. */
function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  fsyncSync(opened);
  closeSync(opened);
}

/** Gives the finished file its name, unless another process has just made one: then that one counts. */
function publish(unfinished: string, file: string): void {
  try {
    linkSync(unfinished, file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (NO_LINKS.includes(code)) renameSync(unfinished, file);
    else if (code !== 'EEXIST') throw error;
  }
}

/** Makes a file for its owner alone that is there as a whole or not at all; one that is there already stays. */
export function makeSecretFile(file: string, secret: string): void {
  const unfinished = `${file}.${randomBytes(6).toString('hex')}.unfinished`;
  try {
    writeFileSync(unfinished, secret, { mode: 0o600, flag: 'wx', flush: true });
    publish(unfinished, file);
    flushFolder(dirname(file));
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** The secret in a file; nothing when there is no such file. */
export function readSecretFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A secret that is made at the first start and stays the same. */
export function readOrMakeSecret(file: string, bytes: number): string {
  if (readSecretFile(file) === undefined) makeSecretFile(file, randomBytes(bytes).toString('base64url'));
  return readSecretFile(file) ?? '';
}
