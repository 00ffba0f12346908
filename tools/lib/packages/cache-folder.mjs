import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

const NAME = 'eclar-site';
/** Used if the home folder is not writable. Git ignores it. */
const BESIDE_SOURCES = join(import.meta.dirname, '../../../.cache');

/** Clones of different versions share the cache, so an entry is kept this long after its last use. */
const KEPT_FOR_DAYS = 60;
const DAY = 24 * 60 * 60 * 1000;

function userCaches() {
  if (process.env.XDG_CACHE_HOME) return process.env.XDG_CACHE_HOME;
  if (process.platform === 'win32') return process.env.LOCALAPPDATA ?? join(homedir(), 'AppData/Local');
  return join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache');
}

function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS'].includes(error.code)) return false;
    throw error;
  }
}

function root() {
  const chosen = process.env.ECLAR_CACHE;
  if (chosen) return resolve(chosen);
  const own = join(userCaches(), NAME);
  return existsSync(homedir()) && isWritable(own) ? own : BESIDE_SOURCES;
}

/**
 * A path in the cache of files that take long to make or fetch. The cache is outside node_modules, so that it survives `npm ci` and
 * serves all clones. It may be deleted at any time. ECLAR_CACHE sets another folder, such as a container's cache mount.
 */
export function cacheFolder(...names) {
  return join(root(), ...names);
}

/** Keeps a cache entry from forgetUnused(). */
export async function markUsed(entry) {
  const now = new Date();
  await utimes(entry, now, now);
}

const nothing = (error) => {
  if (error.code !== 'ENOENT') throw error;
};

/** Deletes the folder's entries that were not used for KEPT_FOR_DAYS, including leftovers of interrupted commands. */
export async function forgetUnused(folder, now = Date.now()) {
  for (const name of (await readdir(folder).catch(nothing)) ?? []) {
    const entry = join(folder, name);
    const used = await stat(entry).catch(nothing); // another process may have renamed or deleted it
    if (used && now - used.mtimeMs > KEPT_FOR_DAYS * DAY) await rm(entry, { recursive: true, force: true });
  }
}
