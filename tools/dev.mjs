/**
 * npm run dev: Vite's development server at PORT, with hot module replacement, and behind its /api the application, recompiled and
 * restarted after every edit. It compiles into dist/dev, which keeps the build of `npm start` intact. dist/dev has no built client, so
 * that only Vite serves pages.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createServer } from 'vite';
import { checkContent } from './build/check-content.mjs';
import { writeAliases } from './build/build.mjs';
import { readArguments } from './lib/arguments.mjs';
import { freePort } from './lib/free-port.mjs';
import { checkSettings, readSettings } from './lib/settings.mjs';
import { listenForStop } from './lib/stop-signals.mjs';

const ROOT = join(import.meta.dirname, '..');
const SERVER = join(ROOT, 'dist/dev/server/server');
const NEST = ['node_modules/@nestjs/cli/bin/nest.js', 'start', '--watch', '--preserveWatchOutput', '--no-shell'];
const TSCONFIG = ['--path', 'tsconfig.dev.json'];
/** Longer than the application takes to finish its requests. */
const STOP_MS = 15_000;

const USAGE = `npm run dev

Runs the site and applies every edit at once. Settings: see .env.example.`;

readArguments({ command: 'dev', usage: USAGE });
process.chdir(ROOT);
await readSettings();
const { PORT: port, HOST: host } = await checkSettings({ port: true });
await writeAliases(join(ROOT, 'dist/dev'));

/** Holds API calls while the application restarts, so that an edit makes none fail. */
class Gate {
  open() {
    this.isOpen = true;
    this.waiting.splice(0).forEach((go) => go());
  }
  close() {
    this.isOpen = false;
  }
  isOpen = false;
  waiting = [];
  /** A Vite plugin whose middleware runs before the proxy. */
  plugin = {
    name: 'wait-for-the-application',
    configureServer: ({ middlewares }) => {
      middlewares.use('/api', (_request, _response, next) => (this.isOpen ? next() : this.waiting.push(next)));
    },
  };
}

/** Keeps the embedded PostgreSQL running between restarts of the application: it stops with its last user. */
async function holdDatabase() {
  const { readEnv } = await import(join(SERVER, 'config/env.js'));
  const { startEmbeddedPostgres } = await import(join(SERVER, 'database/embedded/embedded-postgres.js'));
  const env = readEnv(process.env);
  if (env.DATABASE_URL) return () => undefined;
  const postgres = await startEmbeddedPostgres(env.DATA_DIR);
  return () => postgres.stop();
}

function startNest(apiPort, gate) {
  const nest = spawn(process.execPath, [...NEST, ...TSCONFIG], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // the terminal's Ctrl-C does not reach it; stop() ends it, in order
    detached: true,
    env: { ...process.env, PORT: apiPort, HOST: '127.0.0.1' },
  });
  let release;
  createInterface({ input: nest.stdout }).on('line', (line) => {
    if (/^SIG\w+: finishing/.test(line)) gate.close();
    console.log(line.replaceAll(`127.0.0.1:${apiPort}`, `${host}:${port}`));
    if (!line.startsWith('  Ready.')) return;
    gate.open();
    release ??= holdDatabase();
  });
  const exited = once(nest, 'exit');
  const stop = async () => {
    nest.kill('SIGTERM');
    const late = setTimeout(() => process.kill(-nest.pid, 'SIGKILL'), STOP_MS);
    await exited;
    clearTimeout(late);
    await (
      await release
    )?.();
  };
  return { stop, exited };
}

const gate = new Gate();
const apiPort = await freePort();
const vite = await createServer({
  configFile: join(ROOT, 'vite.config.ts'),
  plugins: [gate.plugin],
  server: {
    host,
    port,
    strictPort: true,
    proxy: Object.fromEntries(['/api', '/pictures'].map((path) => [path, `http://127.0.0.1:${apiPort}`])),
  },
});
await vite.listen();
// does not delay the start: missing content can be added while the site runs
void checkContent().catch((error) => console.error(error.message));
const nest = startNest(apiPort, gate);

let stopping;
const stop = (status) => (stopping ??= Promise.all([vite.close(), nest.stop()]).then(() => process.exit(status)));
listenForStop(() => stop(0));
nest.exited.then(() => stop(1));
