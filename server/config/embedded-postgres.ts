import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { StartError } from './env.ts';
import { emptyFolder, postgresHome, type PostgresHome } from './postgres-home.ts';

const execute = promisify(execFile);

/** Starts that may fail because the processes of a killed server still hold its shared memory for a moment. */
const START_ATTEMPTS = 20;

export interface EmbeddedPostgres {
  url: string;
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>;
}

function runProgram(home: PostgresHome, program: 'initdb' | 'pg_ctl', args: string[]) {
  return execute(join(home.programs, program), args, { ...home.user, cwd: home.user ? '/' : undefined });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Kept beside the cluster: the server listens on loopback only, but other users of the machine share that. */
function readOrMakePassword(dataDir: string): string {
  const file = join(dataDir, 'postgres-password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(18).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

/** Made beside its final place and then renamed, so that an interrupted start leaves no half-made cluster. */
async function createCluster(home: PostgresHome, password: string): Promise<void> {
  const unfinished = `${home.cluster}.new`;
  const passwordFile = join(dirname(home.cluster), 'initdb-password');
  emptyFolder(unfinished, home.user);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (home.user) chownSync(passwordFile, home.user.uid, home.user.gid);
  try {
    const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    await runProgram(home, 'initdb', ['-D', unfinished, ...access, '--encoding=UTF8', '--locale=C']);
  } finally {
    rmSync(passwordFile);
  }
  renameSync(unfinished, home.cluster);
}

/** Whether a process id is a living PostgreSQL, and not a zombie or a stranger that got its number. */
function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (!existsSync(`/proc/${pid}/status`)) return true;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return /^Name:\s+postgres$/m.test(status) && !/^State:\s+Z/m.test(status);
}

/** The port of the server that already runs on this cluster; clears the lock file that a dead one left. */
function runningPort(cluster: string): number | undefined {
  const lockFile = join(cluster, 'postmaster.pid');
  if (!existsSync(lockFile)) return undefined;
  const lines = readFileSync(lockFile, 'utf8').split('\n');
  if (isPostgres(Number(lines[0]))) return Number(lines[3]);
  rmSync(lockFile);
  return undefined;
}

async function startServer(home: PostgresHome, attempt = 1): Promise<number> {
  const port = await freePort();
  const log = join(home.cluster, 'server.log');
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  try {
    await runProgram(home, 'pg_ctl', ['start', '-w', '-D', home.cluster, '-l', log, '-o', settings]);
    return port;
  } catch (cause) {
    if (attempt === START_ATTEMPTS) {
      const told = existsSync(log)
        ? readFileSync(log, 'utf8').trimEnd().split('\n').slice(-3).join(' | ')
        : String(cause);
      throw new StartError(`the embedded PostgreSQL did not start (${told}); the whole story is in ${log}`, { cause });
    }
    await pause(250);
    return startServer(home, attempt + 1);
  }
}

async function createDatabase(client: Client, name: string): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
}

async function countOtherClients(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  return rows[0].count;
}

/**
 * Starts the real PostgreSQL that npm installed on `dataDir`, or adopts the one that a killed process left running.
 * It runs apart from this process, so a Ctrl-C in the terminal reaches the application first.
 */
export async function startEmbeddedPostgres(dataDir: string, database = 'eclar'): Promise<EmbeddedPostgres> {
  const home = await postgresHome(dataDir);
  const password = readOrMakePassword(dataDir);
  if (!existsSync(join(home.cluster, 'PG_VERSION'))) await createCluster(home, password);
  const port = runningPort(home.cluster) ?? (await startServer(home));
  const address = (name: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${name}`;
  const asOwner = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
    const client = new Client({ connectionString: address('postgres'), connectionTimeoutMillis: 5000 });
    await client.connect();
    return work(client).finally(() => client.end());
  };
  await asOwner((client) => createDatabase(client, database));
  return {
    url: address(database),
    async stop() {
      if (runningPort(home.cluster) !== port) return;
      if ((await asOwner(countOtherClients)) > 0) return;
      await runProgram(home, 'pg_ctl', ['stop', '-w', '-m', 'fast', '-D', home.cluster]);
    },
  };
}
