/** Runs the built product in a separate process. */
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
// The first start creates a database cluster, and also builds in a clean checkout.
const START_SECONDS = 180;
const STOP_SECONDS = 30;
const LAST_CHARACTERS = 4000;

export const ADMIN = { email: 'admin@eclar.example', password: 'a long enough password' };

/** Sends no mail, and does not limit the forms of an address. Empty values override the caller's environment. */
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

/** Writes the output to the log, and keeps its end for error messages. */
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

/** Resolves when the site is ready. @throws if it ends before, or takes too long */
async function launch(script, env, log, node = process.execPath) {
  const stdio = ['ignore', 'pipe', 'pipe'];
  const child = spawn(node, [script], { cwd: ROOT, stdio, env: { ...process.env, ...ENV, ...env } });
  const exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  const output = record(child, log);
  const began = await Promise.race([output.ready, exited, deadline(START_SECONDS, 'late')]);
  if (began !== 'ready') {
    child.kill('SIGKILL');
    const problem = began === 'late' ? `was not ready within ${START_SECONDS} s` : 'ended before it was ready';
    throw new Error(`The product ${problem}. To run it alone: npm start. Its last output:\n${output.last}`);
  }
  const url = ADDRESS.exec(output.last)[0];
  return { url, pid: child.pid, exited, lastWords: () => output.last, kill: (signal) => child.kill(signal) };
}

/**
 * Starts the server on an existing database, with this Node.js or the program `node`. `stop` resolves to its exit code and signal, and
 * is also a clean-up of undo.mjs.
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

/** @throws if it had to be killed, exited with an error, or left its PostgreSQL running */
async function stop({ kill, exited, lastWords }, dataDir) {
  const fail = (problem) => {
    throw new Error(`The product ${problem}. Its last output:\n${lastWords()}`);
  };
  if (!kill('SIGTERM')) fail('had already ended');
  const { code, killed } = await Promise.race([exited, deadline(STOP_SECONDS, { killed: true })]);
  if (killed) {
    kill('SIGKILL');
    fail(`was still running ${STOP_SECONDS} s after SIGTERM`);
  }
  if (existsSync(join(dataDir, 'postgres', 'postmaster.pid')))
    fail(`ended, but left its PostgreSQL running in ${dataDir}`);
  await rm(dataDir, { recursive: true, force: true });
  if (code) fail(`ended with status ${code}`);
}

/** Runs `npm start` on a free port with a new database, which `stop` deletes. */
export async function startProduct({ log = join(ROOT, 'test-results/product.log'), env: settings = {} } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'eclar-site-'));
  await chmod(dataDir, 0o711); // PostgreSQL may run as another user, which has to enter it
  mkdirSync(dirname(log), { recursive: true });
  await rm(log, { force: true });
  const env = { ...settings, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '' };
  const app = await launch(START, env, log).catch(async (error) => {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  });
  return { url: app.url, stop: () => stop(app, dataDir) };
}
