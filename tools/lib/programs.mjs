import { execFileSync } from 'node:child_process';
import { accessSync, chownSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { undoLater } from './undo.mjs';

/** Folders of server programs, which PATH often lacks. */
const BESIDE_PATH = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch (error) {
    if (['ENOENT', 'EACCES', 'ENOTDIR'].includes(error.code)) return false;
    throw error;
  }
}

/** The path of an installed program; undefined if there is none. */
export function findProgram(name, folders = []) {
  const path = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...folders, ...path, ...BESIDE_PATH].map((folder) => join(folder, name)).find(isProgram);
}

/** Spawn options for servers that refuse to run as root: they run as `nobody`, who becomes the owner of the paths. */
export function asNobody(...paths) {
  if (process.getuid?.() !== 0) return { cwd: '/' };
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' })));
  for (const path of paths) chownSync(path, uid, gid);
  return { cwd: '/', uid, gid };
}

/** Creates a folder that is deleted in the end. */
export function temporaryFolder(name, parent = tmpdir()) {
  const folder = mkdtempSync(join(parent, `eclar-${name}-`));
  undoLater(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
