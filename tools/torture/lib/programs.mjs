import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where distributions keep servers, which is not on everybody's PATH. */
const BESIDE_PATH = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch (error) {
    if (['ENOENT', 'EACCES', 'ENOTDIR'].includes(error.code)) return false;
    throw error;
  }
}

/** The path of a program that is installed on this machine, if it is. */
export function findProgram(name, folders = []) {
  const path = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...folders, ...path, ...BESIDE_PATH].map((folder) => join(folder, name)).find(isProgram);
}
