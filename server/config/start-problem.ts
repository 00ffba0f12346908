import { StartError } from './env.ts';

type ErrorFacts = Pick<NodeJS.ErrnoException, 'code' | 'path' | 'message'>;

const NO_ACCESS = 'is not accessible to this user: change its owner, or set DATA_DIR to another folder';

/** Problem and remedy by error code of the operating system. */
const SYSTEM: Record<string, string> = {
  EACCES: NO_ACCESS,
  EPERM: NO_ACCESS,
  EROFS: 'is on a read-only disk: remount it read-write, or set DATA_DIR to another folder',
  ENOSPC: 'cannot be written: the disk is full; free some space',
  EDQUOT: "cannot be written: this user's disk quota is used up; free some space",
  EIO: 'cannot be read or written: the disk reports errors; see the system log',
  ENOTDIR: 'is not a folder or is below a file: remove that file or name another folder',
  EEXIST: 'is a file where a folder has to be: remove it, or name another folder',
  EISDIR: 'is a folder where a file has to be: remove it',
  ENOENT: 'is missing: make it, or run `npm ci` when it is below node_modules',
  ELOOP: 'is a link that leads to itself: remove it',
  ENAMETOOLONG: 'has too long a name: choose a shorter one',
  EMFILE: 'cannot be opened: this process has too many open files; raise `ulimit -n`',
  ENFILE: 'cannot be opened: this machine has too many open files',
};

/** Problem and remedy by SQLSTATE, while the database is prepared. */
const DATABASE: Record<string, string> = {
  '42501':
    'the role of DATABASE_URL has too few rights in the database. Let it own the database: ALTER DATABASE "name" OWNER TO "role"; or, in the database: GRANT ALL ON SCHEMA public TO "role"',
  '3F000':
    'the role of DATABASE_URL finds no schema in which to create its tables. In the database: CREATE SCHEMA public',
  '25006': 'the server of DATABASE_URL is read-only, as a standby is: name the primary',
  '53100': 'the disk of the database is full: free some space',
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
