import { StartError } from './env.ts';

type ErrorFacts = Pick<NodeJS.ErrnoException, 'code' | 'path' | 'message'>;

const MAKE_WRITABLE = 'give it to the user that runs this; for the data, DATA_DIR may name another folder';
const MAKE_ROOM = 'the disk is full: make room on it';
const READ_ONLY =
  'is on a disk that is read-only: mount it to be written; for the data, DATA_DIR may name another folder';

/** What is wrong and what to do, by error code of the operating system. */
const SYSTEM: Record<string, string> = {
  EACCES: `may not be used by this user: ${MAKE_WRITABLE}`,
  EPERM: `may not be used by this user: ${MAKE_WRITABLE}`,
  EROFS: READ_ONLY,
  ENOSPC: `cannot be written, for ${MAKE_ROOM}`,
  EDQUOT: `cannot be written, for the quota of this user is used up: make room`,
  EIO: 'cannot be read or written, for the disk fails: see the log of the system',
  ENOTDIR: 'is no folder, or lies below a file: remove that file, or name another folder',
  EEXIST: 'is a file where a folder has to be: remove it, or name another folder',
  EISDIR: 'is a folder where a file has to be: remove it',
  ENOENT: 'is missing: make it, or run `npm ci` when it is below node_modules',
  ELOOP: 'is a link that leads to itself: remove it',
  ENAMETOOLONG: 'is too long a name: choose a shorter one',
  EMFILE: 'cannot be opened, for this process has too many files open: raise `ulimit -n`',
  ENFILE: 'cannot be opened, for this machine has too many files open',
};

/** What is wrong and what to do, by SQLSTATE while the database is prepared. */
const DATABASE: Record<string, string> = {
  '42501':
    'the role of DATABASE_URL has too few rights in the database. Let it own the database: ALTER DATABASE "name" OWNER TO "role"; or, in the database: GRANT ALL ON SCHEMA public TO "role"',
  '3F000': 'the role of DATABASE_URL finds no schema to make its tables in. In the database: CREATE SCHEMA public',
  '25006': 'the server of DATABASE_URL is read-only, as a standby is: name the primary',
  '53100': 'the disk of the database is full: make room on it',
  '53300': 'the server of DATABASE_URL has no connection left: lower DATABASE_POOL, or raise its max_connections',
  '57P03': 'the server of DATABASE_URL is starting or stopping: try again in a moment',
};

const firstLine = (text: string) => text.split('\n')[0];

/** Takes an error, or the code and text of one, such as `EACCES: permission denied, open '/x'`. */
export function systemProblem({ code = '', path, message }: ErrorFacts): string | undefined {
  const what = Object.hasOwn(SYSTEM, code) ? SYSTEM[code] : undefined;
  return what && `${path ?? firstLine(message)} ${what} (${code}).`;
}

function databaseProblem({ code = '', message }: ErrorFacts): string | undefined {
  const what = Object.hasOwn(DATABASE, code) ? DATABASE[code] : undefined;
  return what && `${what} (${firstLine(message)}).`;
}

/** The line that says why a start or a command cannot continue; undefined for an unexpected error. */
export function foreseenProblem(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return undefined;
  return systemProblem(error) ?? databaseProblem(error);
}
