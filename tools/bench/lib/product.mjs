/** The built server as a process of its own, on a database of its own. */
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../lib/free-port.mjs';
import { ADMIN, startApp } from '../../torture/lib/app.mjs';
import { undoLater } from './cleanup.mjs';

export const SERVER = join(import.meta.dirname, '../../../dist/server/server');
export const CLIENT = join(import.meta.dirname, '../../../dist/client');

/** As in production, but that visitors come from many addresses, and nobody gets mail. */
const ENV = { TRUST_PROXY: '1', SMTP_URL: '', LOG_LEVEL: '', DATABASE_POOL: '', PUBLIC_URL: '' };

export const POOL_SIZE = 10;

async function query(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}

/**
 * The server of DATABASE_URL, or the PostgreSQL from npm in a folder that is thrown away.
 * @throws when the server does not keep its promise of durability, which would make every write look fast
 */
export async function openPostgres() {
  const url = process.env.DATABASE_URL || (await startPostgres());
  const durability = `SELECT current_setting('fsync') || current_setting('synchronous_commit') AS settings`;
  const [{ settings }] = await query(url, durability);
  if (settings !== 'onon') throw new Error('the database has fsync or synchronous_commit off: set both to on.');
  return url;
}

async function startPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'eclar-bench-'));
  await chmod(folder, 0o711); // PostgreSQL does not run as root, and has to get there
  const { startEmbeddedPostgres } = await import(join(SERVER, 'database/embedded/embedded-postgres.js'));
  const { url, stop } = await startEmbeddedPostgres(folder);
  undoLater(() => stop().then(() => rm(folder, { recursive: true, force: true })));
  return url;
}

/** A database of our own beside the given one, dropped in the end. */
export async function createDatabase(postgresUrl) {
  const name = `eclar_bench_${randomBytes(4).toString('hex')}`;
  await query(postgresUrl, `CREATE DATABASE ${name}`);
  undoLater(() => query(postgresUrl, `DROP DATABASE ${name} WITH (FORCE)`));
  return Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href;
}

export async function migrateDatabase(url) {
  const { migrate, withMigrationLock } = await import(join(SERVER, 'database/migrations/migrate.js'));
  await withMigrationLock(url, migrate);
}

/** Starts the server, which migrates the database. */
export async function startServer(databaseUrl, port) {
  const app = await startApp({ databaseUrl, port: port ?? (await freePort()), env: ENV });
  const stop = undoLater(async () => {
    app.kill('SIGTERM');
    await app.exited;
  });
  return { origin: app.url, pid: app.pid, exited: app.exited, lastWords: app.lastWords, stop };
}

/** Signs the admin in, and gives a fetch below the API that counts nothing but a success. */
export async function signIn({ origin }) {
  const call = async (path, { method = 'GET', body, headers = {} } = {}) => {
    const json = body && { 'Content-Type': 'application/json' };
    const response = await fetch(`${origin}/api/${path}`, {
      method,
      headers: { ...json, ...headers },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  const { token } = await (await call('admin-login', { method: 'POST', body: ADMIN })).json();
  const headers = { Authorization: `Bearer ${token}` };
  return (path, options = {}) => call(path, { ...options, headers });
}
