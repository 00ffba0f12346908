import { chownSync, existsSync, readdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { StartError } from '../../config/env.ts';
import { EMBEDDED_CREATION_LOCK } from '../advisory-locks.ts';
import { emptyFolder, postgresHome, type PostgresHome } from './postgres-home.ts';
import { lastLines, ProgramError, runProgram } from './postgres-programs.ts';
import {
  APPLICATION_NAME,
  type Cluster,
  findServer,
  leaveServer,
  type RunningServer,
  unlessUsed,
} from './running-postgres.ts';
import { makeSecretFile, readOrMakeSecret, readSecretFile } from './secret-file.ts';

/** Attempts to start, and milliseconds between them. A start may fail while processes of a killed server still hold its shared memory. */
const START_ATTEMPTS = 20;
const START_AGAIN = 250;

const PASSWORD_BYTES = 18;

/** The disk space of a new cluster and its first WAL segment. */
const ROOM_MB = 64;

export interface EmbeddedPostgres {
  url: string;
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>;
}

const isMade = ({ cluster }: PostgresHome) => existsSync(join(cluster, 'PG_VERSION'));

const besideCluster = ({ cluster }: PostgresHome, name: string) => join(dirname(cluster), name);

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/**
 * Returns the password stored beside the cluster, creating it for a new one. It is needed although the server listens
 * on loopback only, because other users of the machine can connect there.
 */
function passwordOf(home: PostgresHome, dataDir: string): string {
  const file = join(dataDir, 'postgres-password');
  const password = isMade(home) ? readSecretFile(file) : readOrMakeSecret(file, PASSWORD_BYTES);
  if (password) return password;
  throw new StartError(
    isMade(home)
      ? `${file} is ${password === undefined ? 'missing' : 'empty'}, and the database cannot be opened without it: restore it from a copy, or move ${home.cluster} away to start with an empty database.`
      : `${file} is empty: remove it to get a new one.`,
  );
}

/** Removes the leftovers of interrupted starts, which are not needed once the cluster exists. */
function removeUnfinished({ cluster }: PostgresHome): void {
  const names = readdirSync(dirname(cluster)).filter((name) => name.startsWith(`${basename(cluster)}.new`));
  for (const name of names) rmSync(join(dirname(cluster), name), { recursive: true, force: true, maxRetries: 5 });
}

async function initialize(home: PostgresHome, password: string, signal?: AbortSignal): Promise<void> {
  const unfinished = `${home.cluster}.new-${process.pid}`;
  const passwordFile = `${unfinished}.password`;
  emptyFolder(unfinished, home.user);
  rmSync(passwordFile, { force: true });
  makeSecretFile(passwordFile, password);
  if (home.user) chownSync(passwordFile, home.user.uid, home.user.gid);
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const args = ['-D', unfinished, ...access, '--encoding=UTF8', '--locale=C'];
  await runProgram({ home, program: 'initdb', args, log: besideCluster(home, 'initdb.log'), signal });
  if (!isMade(home)) renameSync(unfinished, home.cluster);
}

/** initdb and pg_ctl often fail on a full disk without saying so. */
function fullDisk({ cluster }: PostgresHome): string | undefined {
  const { bavail, bsize } = statfsSync(dirname(cluster));
  const left = Math.floor((bavail * bsize) / 1_000_000);
  if (left >= ROOM_MB) return undefined;
  return `its disk has ${left} MB left, and PostgreSQL needs ${ROOM_MB} MB to begin with: make room, or set DATA_DIR to a folder on another disk`;
}

/** Creates the cluster under a temporary name and renames it, so that an interrupted start leaves no incomplete cluster. */
async function createCluster(home: PostgresHome, password: string, signal?: AbortSignal): Promise<void> {
  try {
    await initialize(home, password, signal);
  } catch (cause) {
    signal?.throwIfAborted();
    // if two processes create the cluster at the same time, the second one uses that of the first
    if (isMade(home)) return;
    if (!(cause instanceof ProgramError)) throw cause;
    const reason = fullDisk(home) ?? cause.message;
    throw new StartError(`the embedded PostgreSQL could not be made in ${home.cluster}: ${reason}`, { cause });
  } finally {
    removeUnfinished(home);
  }
}

async function startServer(home: PostgresHome): Promise<void> {
  const settings = `-p ${await freePort()} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  const args = ['start', '-w', '-D', home.cluster, '-l', join(home.cluster, 'server.log'), '-o', settings];
  await runProgram({ home, program: 'pg_ctl', args, log: besideCluster(home, 'pg_ctl.log') });
}

function startProblem(home: PostgresHome, cause: unknown): unknown {
  if (!(cause instanceof ProgramError)) return cause;
  const log = join(home.cluster, 'server.log');
  const told = fullDisk(home) ?? (existsSync(log) ? lastLines(log) : cause.message);
  return new StartError(`the embedded PostgreSQL did not start (${told}); see ${log}`, { cause });
}

/** Finds or starts the server of the cluster. Another process may start or stop it at the same time. */
async function useServer(home: PostgresHome, cluster: Cluster, signal?: AbortSignal): Promise<RunningServer> {
  for (let attempt = 1; ; attempt++) {
    const running = await findServer(cluster, signal);
    if (running) return running;
    try {
      await startServer(home);
    } catch (cause) {
      if (attempt >= START_ATTEMPTS) throw startProblem(home, cause);
      await pause(START_AGAIN, undefined, { signal });
    }
  }
}

/** Runs under a lock: PostgreSQL has no CREATE DATABASE IF NOT EXISTS, and two processes may start together. */
async function createDatabase(client: Client, name: string): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [EMBEDDED_CREATION_LOCK]);
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  await client.query('SELECT pg_advisory_unlock($1)', [EMBEDDED_CREATION_LOCK]);
}

async function stopServer(home: PostgresHome): Promise<void> {
  const args = ['stop', '-w', '-m', 'fast', '-D', home.cluster];
  try {
    await runProgram({ home, program: 'pg_ctl', args, log: besideCluster(home, 'pg_ctl.log') });
  } catch (cause) {
    throw cause instanceof ProgramError
      ? new StartError(`the embedded PostgreSQL in ${home.cluster} did not stop: ${cause.message}`, { cause })
      : cause;
  }
}

const addressOf = ({ port }: RunningServer, password: string, database: string) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${database}?application_name=${APPLICATION_NAME}`;

/**
 * Starts PostgreSQL on `dataDir`, or uses the server that already runs there. `installed` is the folder of
 * PostgreSQL, by default the one from npm. The server has its own session, so that Ctrl-C in the terminal reaches
 * only the application. When the start fails or `signal` aborts it, no unused server is left running.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { database = 'eclar', signal, installed }: { database?: string; signal?: AbortSignal; installed?: string } = {},
): Promise<EmbeddedPostgres> {
  const home = await postgresHome(dataDir, installed);
  const password = passwordOf(home, dataDir);
  if (!isMade(home)) await createCluster(home, password, signal);
  const cluster = { folder: home.cluster, password };
  let server: RunningServer | undefined;
  const stop = async () => {
    if (server) await leaveServer(server);
    await unlessUsed(cluster, () => stopServer(home));
  };
  try {
    server = await useServer(home, cluster, signal);
    await createDatabase(server.client, database);
    return { url: addressOf(server, password, database), stop };
  } catch (error) {
    // reports the error of the start, not that of the stop
    await Promise.allSettled([stop()]);
    throw error;
  }
}
