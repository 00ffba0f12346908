/** The built server as a process of its own, on a database of its own. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const ROOT = join(import.meta.dirname, '..');
const SERVER = join(ROOT, 'dist/server/server');
const ADMIN = { email: 'admin@eclar.example', password: randomBytes(12).toString('hex') };
const ADDRESS = /https?:\/\/[\w.-]+:\d+/;

/** A new database on the server of DATABASE_URL, which is dropped again, or the PostgreSQL from npm in a folder that is. */
export async function openDatabase() {
  const given = process.env.DATABASE_URL;
  if (!given) {
    const folder = await mkdtemp(join(tmpdir(), 'eclar-bench-'));
    const { startEmbeddedPostgres } = await import(join(SERVER, 'config/embedded-postgres.js'));
    const { url, stop } = await startEmbeddedPostgres(folder);
    return { url, drop: () => stop().then(() => rm(folder, { recursive: true, force: true })) };
  }
  const name = `eclar_bench_${randomBytes(4).toString('hex')}`;
  const run = async (sql) => {
    const client = new pg.Client({ connectionString: given });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await run(`CREATE DATABASE ${name}`);
  const url = Object.assign(new URL(given), { pathname: `/${name}` }).href;
  return { url, drop: () => run(`DROP DATABASE ${name} WITH (FORCE)`) };
}

/** Starts the server, which migrates the database, and signs the admin in. */
export async function startServer(databaseUrl) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    JWT_SECRET: randomBytes(32).toString('hex'),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  const child = spawn(process.execPath, [join(SERVER, 'main.js')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit').then(() => undefined);
  const api = await Promise.race([addressOf(child), exited]);
  if (!api) throw new Error('The server ended before it was ready.');
  const answer = await fetch(`${api}/admin-login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { token } = await answer.json();
  return {
    /** GETs a path below the API; nothing but a 200 counts. */
    async get(path) {
      const response = await fetch(`${api}/${path}`, { headers: { Authorization: `Bearer ${token}` } });
      if (response.status !== 200) throw new Error(`GET ${path} answered ${response.status}: ${await response.text()}`);
      return response;
    },
    /** Megabytes of memory that the process holds now, where the system tells. */
    async megabytes() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024;
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function addressOf(child) {
  let text = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    text += chunk;
    const address = ADDRESS.exec(text)?.[0];
    if (address && text.includes('Ready')) return `${address}/api`;
  }
  return undefined;
}
