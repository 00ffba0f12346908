import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const ADDRESS = /https?:\/\/[\w.-]+:\d+/;
// The first start makes a database cluster, and on a clean checkout it builds too.
const START_SECONDS = 180;
const STOP_SECONDS = 30;
const LAST_LINES = 40;

export const ADMIN = { email: 'admin@eclar.example', password: 'a long enough password' };

const exitOf = (child) => new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));

function deadline(seconds, value) {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000, value).unref());
}

/** Keeps what the product says, in the log and for the message of a failure. */
function recordOutput(child, log) {
  mkdirSync(dirname(log), { recursive: true });
  const file = createWriteStream(log);
  const output = { text: '', last: () => output.text.trimEnd().split('\n').slice(-LAST_LINES).join('\n') };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (data) => {
      output.text += data;
      file.write(data);
    });
  }
  return output;
}

function addressOf(child, output) {
  return new Promise((resolve) => {
    child.stdout.on('data', () => {
      const address = ADDRESS.exec(output.text)?.[0];
      if (address) resolve({ url: address });
    });
  });
}

/** @throws when it had to be killed, failed on its way down, or left its PostgreSQL behind */
async function stop(child, exited, output, dataDir) {
  if (!child.kill('SIGTERM'))
    throw new Error(`The product had ended before it was told to. Its last words:\n${output.last()}`);
  const { code, killed } = await Promise.race([exited, deadline(STOP_SECONDS, { killed: true })]);
  if (killed) {
    child.kill('SIGKILL');
    throw new Error(`The product was still running ${STOP_SECONDS} s after SIGTERM. Its last words:\n${output.last()}`);
  }
  if (existsSync(join(dataDir, 'postgres', 'postmaster.pid'))) {
    throw new Error(
      `The product ended and left its PostgreSQL running in ${dataDir}. Its last words:\n${output.last()}`,
    );
  }
  await rm(dataDir, { recursive: true, force: true });
  if (code) throw new Error(`The product ended with status ${code}. Its last words:\n${output.last()}`);
}

/** Starts the built product on a free port with a database of its own, which `stop` throws away. */
export async function startProduct({ log = join(ROOT, 'test-results/product.log') } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'eclar-site-'));
  await chmod(dataDir, 0o711); // PostgreSQL does not run as root, and has to get there
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      // Set, though empty, so that neither the caller's nor .env's database is ever touched, and nobody gets mail.
      DATABASE_URL: '',
      // all browsers of the tests come from one address
      FORM_POSTS_PER_HOUR: '100000',
      SMTP_URL: '',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
  });
  const output = recordOutput(child, log);
  const exited = exitOf(child);
  const { url, timedOut } = await Promise.race([
    addressOf(child, output),
    exited,
    deadline(START_SECONDS, { timedOut: true }),
  ]);
  if (url) return { url, stop: () => stop(child, exited, output, dataDir) };
  child.kill('SIGKILL');
  const problem = timedOut ? `gave no address within ${START_SECONDS} s` : 'ended before it was ready';
  throw new Error(`The product ${problem}. See it alone with: npm start. Its last words:\n${output.last()}`);
}
