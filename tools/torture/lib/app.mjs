import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../../dist/server/server/main.js');
const START_SECONDS = 60;

export const ADMIN = { email: 'admin@eclar.example', password: 'a password for torture' };

/** The built application as a process of its own; it is up once the promise resolves. */
export async function startApp({ databaseUrl, port, env = {}, log = '/dev/null' }) {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      JWT_SECRET: 'the secret of every replica in a torture run',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      FORM_POSTS_PER_HOUR: '1000000',
      ...env,
    },
  });
  const exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  let output = '';
  const ready = new Promise((resolve) => {
    const file = createWriteStream(log, { flags: 'a' });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        file.write(text);
        output = (output + text).slice(-4000);
        if (output.includes('Ready.')) resolve('ready');
      });
    }
  });
  const late = new Promise((resolve) => setTimeout(resolve, START_SECONDS * 1000, 'late').unref());
  const began = await Promise.race([ready, exited, late]);
  if (began !== 'ready') {
    child.kill('SIGKILL');
    throw new Error(`The application did not start. Its last words:\n${output}`);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    exited,
    kill: (signal) => child.kill(signal),
    lastWords: () => output,
  };
}
