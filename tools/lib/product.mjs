/** The built product as a process of its own. */
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from './free-port.mjs';
import { MAIN } from './server.mjs';
import { undoLater } from './undo.mjs';

const ROOT = join(import.meta.dirname, '../..');
const START = join(ROOT, 'tools/start.mjs');
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+/;
// The first start makes a database cluster, and on a clean checkout it builds too.
const START_SECONDS = 180;
const STOP_SECONDS = 30;
const LAST_CHARACTERS = 4000;

export const ADMIN = { email: 'admin@eclar.example', password: 'a long enough password' };

/** Nobody gets mail, and an address may send any number of forms; what is empty overrides the caller's. */
const ENV = {
  HOST: '127.0.0.1',
  SMTP_URL: '',
  LOG_LEVEL: '',
  PUBLIC_URL: '',
  DATABASE_DIRECT_URL: '',
  DATABASE_POOL: '',
  FORM_POSTS_PER_HOUR: '1000000',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
};

const deadline = (seconds, value) => new Promise((resolve) => setTimeout(resolve, seconds * 1000, value).unref());

/** Keeps what the process says, in the log and its end for the message of a failure. */
function record(child, log) {
  const file = createWriteStream(log, { flags: 'a' });
  const output = { last: '' };
  output.ready = new Promise((resolve) => {
    const note = (text) => {
      file.write(text);
      output.last = (output.last + text).slice(-LAST_CHARACTERS);
      if (output.last.includes('Ready.')) resolve('ready');
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', note);
  });
  return output;
}

/** Is up once the promise resolves. @throws when it ends before, or takes too long */
async function launch(script, env, log, node = process.execPath) {
  const stdio = ['ignore', 'pipe', 'pipe'];
  const child = spawn(node, [script], { cwd: ROOT, stdio, env: { ...process.env, ...ENV, ...env } });
  const exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  const output = record(child, log);
  const began = await Promise.race([output.ready, exited, deadline(START_SECONDS, 'late')]);
  if (began !== 'ready') {
    child.kill('SIGKILL');
    const problem = began === 'late' ? `was not ready within ${START_SECONDS} s` : 'ended before it was ready';
    throw new Error(`The product ${problem}. See it alone with: npm start. Its last words:\n${output.last}`);
  }
  const url = ADDRESS.exec(output.last)[0];
  return { url, pid: child.pid, exited, lastWords: () => output.last, kill: (signal) => child.kill(signal) };
}

/**
 * The server on a database that is there, on this Node or another; `stop` tells how it ended, and is called in the end by
 * whoever undoes.
 */
export async function startServer({ databaseUrl, port, env = {}, log = '/dev/null', node }) {
  const own = {
    NODE_ENV: 'production',
    JWT_SECRET: 'the secret of every replica of a test',
    DATABASE_URL: databaseUrl,
  };
  const app = await launch(MAIN, { ...own, PORT: String(port ?? (await freePort())), ...env }, log, node);
  const stop = undoLater(() => {
    app.kill('SIGTERM');
    return app.exited;
  });
  return { ...app, stop };
}

/** @throws when it had to be killed, failed on its way down, or left its PostgreSQL behind */
async function stop({ kill, exited, lastWords }, dataDir) {
  const fail = (problem) => {
    throw new Error(`The product ${problem}. Its last words:\n${lastWords()}`);
  };
  if (!kill('SIGTERM')) fail('had ended before it was told to');
  const { code, killed } = await Promise.race([exited, deadline(STOP_SECONDS, { killed: true })]);
  if (killed) {
    kill('SIGKILL');
    fail(`was still running ${STOP_SECONDS} s after SIGTERM`);
  }
  if (existsSync(join(dataDir, 'postgres', 'postmaster.pid'))) fail(`ended and left its PostgreSQL in ${dataDir}`);
  await rm(dataDir, { recursive: true, force: true });
  if (code) fail(`ended with status ${code}`);
}

/** As `npm start` does, on a free port and with a database of its own, which `stop` throws away. */
export async function startProduct({ log = join(ROOT, 'test-results/product.log'), env: settings = {} } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'eclar-site-'));
  await chmod(dataDir, 0o711); // PostgreSQL does not run as root, and has to get there
  mkdirSync(dirname(log), { recursive: true });
  await rm(log, { force: true });
  const env = { ...settings, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '' };
  const app = await launch(START, env, log).catch(async (error) => {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  });
  return { url: app.url, stop: () => stop(app, dataDir) };
}
