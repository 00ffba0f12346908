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

/** The rows of one statement over a connection of its own. */
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

/** Ends every process of a server at once, or stops them in their tracks, or lets them go on. */
export async function signalServer(cluster, signal) {
  const pid = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0];
  process.kill(Number(pid), signal === 'SIGKILL' ? 'SIGSTOP' : signal); // so that it starts none anew
  await execute('pkill', ['--signal', signal, '-P', pid]);
  if (signal === 'SIGKILL') process.kill(Number(pid), 'SIGKILL');
}

/**
 * A PostgreSQL of its own, which can be killed, paused and started again at the same address: the one that npm installed,
 * or that of a folder.
 */
export async function startPostgres({ parent, installed } = {}) {
  const folder = temporaryFolder('postgres', parent);
  chmodSync(folder, 0o711); // PostgreSQL does not run as root, and has to get there
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
    /** The postmaster alone dies at once; its children notice. */
    kill: () =>
      process.kill(Number(readFileSync(join(home.cluster, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL'),
    signalAll: (signal) => signalServer(home.cluster, signal),
    /** With the port and settings of before. */
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
 * The server of DATABASE_URL, or the PostgreSQL from npm in a folder that is thrown away.
 * @throws when the server does not keep its promise of durability, which would make every write look fast
 */
export async function openPostgres() {
  const url = process.env.DATABASE_URL || (await startPostgres()).url;
  const durability = `SELECT current_setting('fsync') || current_setting('synchronous_commit') AS settings`;
  const [{ settings }] = await queryAt(url, durability);
  if (settings !== 'onon') throw new Error('the database has fsync or synchronous_commit off: set both to on.');
  return url;
}

/** The address of a database of our own beside the given one, dropped in the end. */
export async function createDatabase(postgresUrl) {
  const name = `eclar_test_${randomBytes(4).toString('hex')}`;
  await queryAt(postgresUrl, `CREATE DATABASE ${name}`);
  undoLater(() => queryAt(postgresUrl, `DROP DATABASE ${name} WITH (FORCE)`));
  return Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href;
}
