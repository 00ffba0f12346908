import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { StartError } from '../../config/env.ts';
import { EMBEDDED_USERS_LOCK } from '../advisory-locks.ts';

/** application_name of all connections of the site. The server is not stopped while other programs are connected. */
export const APPLICATION_NAME = 'eclar-site';

/** Milliseconds between two checks of a server that starts, stops or does not listen, and the number of checks. */
const LOOK_AGAIN = 100;
const LOOKS_WHILE_BUSY = 600;
const LOOKS_WITHOUT_LISTENER = 20;

/** Milliseconds that a server may take to answer. */
const ANSWER_MS = 5000;

export interface Cluster {
  folder: string;
  password: string;
}

export interface RunningServer {
  port: number;
  /** Holds the shared lock until it is closed. */
  client: Client;
}

type Answer =
  | { is: 'ours'; client: Client }
  | { is: 'starting or stopping' | 'silent' | 'of another folder' }
  | { is: 'refusing'; cause: Error };

interface LockFile {
  text: string;
  pid: number;
  port: number;
}

const lockFileOf = ({ folder }: Cluster) => join(folder, 'postmaster.pid');

function readLockFile(cluster: Cluster): LockFile | undefined {
  const file = lockFileOf(cluster);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n');
  return { text, pid: Number(lines[0]), port: Number(lines[3]) };
}

/** Also true when another process has reused the id. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const isSameFolder = (one: string, other: string) => relative(realpathSync(one), realpathSync(other)) === '';

const HUNG_UP = 'Connection terminated unexpectedly';

function problemOf(cause: Error & { code?: string }): Answer {
  const { code = '', message } = cause;
  // nothing listens, or a program that does not speak PostgreSQL's protocol closes the connection
  if (['ECONNREFUSED', 'ECONNRESET'].includes(code) || message === HUNG_UP) return { is: 'silent' };
  // cannot_connect_now, admin_shutdown, crash_shutdown
  if (['57P03', '57P01', '57P02'].includes(code)) return { is: 'starting or stopping' };
  return { is: 'refusing', cause };
}

const FOLDER = { text: `SELECT current_setting('data_directory') AS folder`, query_timeout: ANSWER_MS };

/** Asks the server at the port which cluster it serves. The process id is not enough, because ids are reused. */
async function ask(cluster: Cluster, port: number): Promise<Answer> {
  if (!port) return { is: 'silent' };
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: cluster.password,
    database: 'postgres',
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: ANSWER_MS,
  });
  // without a listener, the end of the server would be an uncaught error
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(FOLDER);
    if (existsSync(rows[0].folder) && isSameFolder(rows[0].folder, cluster.folder)) return { is: 'ours', client };
    await client.end();
    return { is: 'of another folder' };
  } catch (error) {
    return problemOf(error as Error);
  }
}

async function tryLock(client: Client, share: '' | '_shared'): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`SELECT pg_try_advisory_lock${share}($1) AS taken`, [
    EMBEDDED_USERS_LOCK,
  ]);
  return rows[0].taken;
}

const refusal = (cluster: Cluster, { pid, port }: LockFile, cause: Error) =>
  new StartError(
    `${lockFileOf(cluster)} names process ${pid}, which is running, and what listens at port ${port} refuses the connection (${cause.message}). ` +
      `If that process is not PostgreSQL, remove the file. Otherwise stop it, and make sure postgres-password is the one with which the database was created.`,
    { cause },
  );

/** Checks once. @returns the server, `gone` if there is none, or `busy` or `silent` if a later check may tell more */
async function look(cluster: Cluster, lock: LockFile): Promise<RunningServer | 'gone' | 'busy' | 'silent'> {
  const answer = await ask(cluster, lock.port);
  if (answer.is === 'ours') {
    if (await tryLock(answer.client, '_shared')) return { port: lock.port, client: answer.client };
    await answer.client.end(); // another process holds the lock exclusively, to stop the server
    return 'busy';
  }
  if (answer.is === 'starting or stopping') return 'busy';
  // PostgreSQL itself removes the lock file of a dead server, once the server's child processes have ended
  if (lock.pid && !isAlive(lock.pid)) return 'gone';
  if (answer.is === 'refusing') throw refusal(cluster, lock, answer.cause);
  return 'silent';
}

/**
 * Waits for the server that already runs on the cluster to finish starting or stopping. Removes a lock file whose
 * process runs but serves no cluster: another program has reused the id.
 */
export async function findServer(cluster: Cluster, signal?: AbortSignal): Promise<RunningServer | undefined> {
  let silent = 0;
  for (let looks = 0; looks < LOOKS_WHILE_BUSY; looks++) {
    signal?.throwIfAborted();
    const lock = readLockFile(cluster);
    if (!lock) return undefined;
    const found = await look(cluster, lock);
    if (found === 'gone') return undefined;
    if (typeof found === 'object') return found;
    silent = found === 'silent' ? silent + 1 : 0;
    if (silent === LOOKS_WITHOUT_LISTENER) {
      if (readLockFile(cluster)?.text === lock.text) rmSync(lockFileOf(cluster));
      return undefined;
    }
    await pause(LOOK_AGAIN, undefined, { signal });
  }
  throw new StartError(
    `the embedded PostgreSQL in ${cluster.folder} has not finished starting or stopping: see its server.log.`,
  );
}

/** Releases the shared lock explicitly, because the server may notice a closed connection late. A broken connection holds no lock. */
export async function leaveServer({ client }: RunningServer): Promise<void> {
  await Promise.allSettled([client.query('SELECT pg_advisory_unlock_shared($1)', [EMBEDDED_USERS_LOCK])]);
  await client.end();
}

async function isUsedByOthers(client: Client): Promise<boolean> {
  if (!(await tryLock(client, ''))) return true;
  const { rowCount } = await client.query(
    `SELECT FROM pg_stat_activity WHERE backend_type = 'client backend' AND application_name <> $1`,
    [APPLICATION_NAME],
  );
  return rowCount !== 0;
}

/**
 * Runs `stop` if no other process uses the server. The exclusive lock keeps others from using it meanwhile: they wait
 * for the shutdown and start a new server.
 */
export async function unlessUsed(cluster: Cluster, stop: () => Promise<void>): Promise<void> {
  const lock = readLockFile(cluster);
  const answer = lock && (await ask(cluster, lock.port));
  if (answer?.is === 'refusing')
    throw new StartError(
      `the embedded PostgreSQL in ${cluster.folder} does not answer (${answer.cause.message}), and is left running.`,
      { cause: answer.cause },
    );
  if (answer?.is !== 'ours') return;
  try {
    if (!(await isUsedByOthers(answer.client))) await stop();
  } finally {
    await answer.client.end();
  }
}
