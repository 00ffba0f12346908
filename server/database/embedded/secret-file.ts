import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { flushFolder } from '../flush-folder.ts';

/** Errors of file systems without hard links, such as exFAT and some network file systems. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** Gives the finished file its name, unless another process has just created one. Without hard links, the rename replaces that one. */
function publish(unfinished: string, file: string): void {
  try {
    linkSync(unfinished, file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (NO_LINKS.includes(code)) renameSync(unfinished, file);
    else if (code !== 'EEXIST') throw error;
  }
}

/** Writes a file that only its owner can read. It never exists in part, and an existing one is kept. */
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

/** The secret in a file; undefined if there is no file. */
export function readSecretFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Reads a secret, generating it at the first start. */
export function readOrMakeSecret(file: string, bytes: number): string {
  if (readSecretFile(file) === undefined) makeSecretFile(file, randomBytes(bytes).toString('base64url'));
  return readSecretFile(file) ?? '';
}
