import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { temporaryFolder } from '../programs.mjs';
import { loadEmbeddedPostgres, loadPostgresHome } from '../server.mjs';
import { undoLater } from '../undo.mjs';

const execute = promisify(execFile);
const START_ATTEMPTS = 60;

/** Runs one statement over its own connection. @returns the rows */
export async function queryAt(connectionString, sql, values) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client
    .query(sql, values)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

export async function connectTo(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  undoLater(() => client.end());
  return client;
}

/** Kills, stops or continues all processes of a server at once. */
export async function signalServer(cluster, signal) {
  const pid = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0];
  process.kill(Number(pid), signal === 'SIGKILL' ? 'SIGSTOP' : signal); // so that it starts no new ones
  await execute('pkill', ['--signal', signal, '-P', pid]);
  if (signal === 'SIGKILL') process.kill(Number(pid), 'SIGKILL');
}

/**
 * Starts a separate PostgreSQL, which can be killed, paused and restarted at the same address: npm's, or the one in the folder
 * `installed`.
 */
export async function startPostgres({ parent, installed } = {}) {
  const folder = temporaryFolder('postgres', parent);
  chmodSync(folder, 0o711); // PostgreSQL may run as another user, which has to enter it
  const { url, stop } = await (await loadEmbeddedPostgres()).startEmbeddedPostgres(folder, { installed });
  const home = await (await loadPostgresHome()).postgresHome(folder, installed);
  const pgCtl = (...args) =>
    execute(join(home.programs, 'pg_ctl'), [...args, '-D', home.cluster], { ...home.user, cwd: '/' });
  const remove = undoLater(async () => {
    await stop();
    await pgCtl('stop', '-w', '-m', 'immediate').catch(() => undefined); // stopped already, usually
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    url,
    remove,
    query: (sql, values) => queryAt(url, sql, values),
    /** Kills only the postmaster; its children notice. */
    kill: () =>
      process.kill(Number(readFileSync(join(home.cluster, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL'),
    signalAll: (signal) => signalServer(home.cluster, signal),
    /** Keeps port and settings. */
    async startAgain() {
      for (let attempt = 1; ; attempt++) {
        try {
          return await pgCtl('restart', '-w', '-m', 'immediate', '-l', join(home.cluster, 'server.log'));
        } catch (error) {
          if (attempt === START_ATTEMPTS) throw error;
          await pause(250); // the killed server's children still hold its memory
        }
      }
    },
  };
}

/**
 * The URL of the server in DATABASE_URL, or else of a temporary PostgreSQL from npm.
 * @throws if fsync or synchronous_commit is off, which would make every write look fast
 */
export async function openPostgres() {
  const url = process.env.DATABASE_URL || (await startPostgres()).url;
  const durability = `SELECT current_setting('fsync') || current_setting('synchronous_commit') AS settings`;
  const [{ settings }] = await queryAt(url, durability);
  if (settings !== 'onon') throw new Error('the database has fsync or synchronous_commit off: set both to on.');
  return url;
}

/** Creates a database on the same server, which is dropped in the end. @returns its URL */
export async function createDatabase(postgresUrl) {
  const name = `eclar_test_${randomBytes(4).toString('hex')}`;
  await queryAt(postgresUrl, `CREATE DATABASE ${name}`);
  undoLater(() => queryAt(postgresUrl, `DROP DATABASE ${name} WITH (FORCE)`));
  return Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href;
}
