import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atOnce } from '../../lib/load/calls.mjs';
import { countEach } from '../../lib/load/numbers.mjs';
import { startPostgres } from '../../lib/load/postgres.mjs';
import { startServer } from '../../lib/product.mjs';
import { temporaryFolder } from '../../lib/programs.mjs';
import { MAIN } from '../../lib/server.mjs';

const REPLICAS = 8;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Longer than PostgreSQL and the site take to start, so that the last signals meet them running. */
const LONGEST_MS = 3000;

/** Replicas start together on an empty database, and the migrations run once. */
async function starts({ cycles, say }) {
  let failed = 0;
  let repeated = 0;
  for (let cycle = 1; cycle <= cycles; cycle++) {
    const database = await startPostgres();
    const start = () => startServer({ databaseUrl: database.url, env: { DATABASE_POOL: '3' } }).catch(() => undefined);
    const apps = (await atOnce(REPLICAS, start)).filter(Boolean);
    failed += REPLICAS - apps.length;
    const rows = await database.query('SELECT name, count(*)::int AS n FROM migrations GROUP BY name');
    if (rows.length === 0 || rows.some(({ n }) => n > 1)) repeated++;
    for (const app of apps) app.kill('SIGKILL');
    await Promise.all(apps.map(({ exited }) => exited));
    await database.remove();
    say(`${cycle} of ${cycles}: ${failed} failed so far`);
  }
  return [
    [failed === 0, `${failed} of ${cycles} × ${REPLICAS} starts at once failed`],
    [repeated === 0, `migrations ran other than once ${repeated} times`],
  ];
}

/** The ids of the processes whose command line names the folder. */
function processesOf(folder) {
  try {
    return execFileSync('pgrep', ['-f', folder], { encoding: 'utf8' }).trim().split('\n');
  } catch (error) {
    if (error.status === 1) return []; // none
    throw error;
  }
}

async function startAndSignal(dataDir, signal, afterMs) {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', DATABASE_URL: '', NODE_ENV: '' };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  await once(child.stdout, 'data'); // its modules are loaded and the start begins
  child.stdout.resume();
  await pause(afterMs);
  child.kill(signal);
  const [status, killedBy] = await exited;
  return status ?? killedBy;
}

/** The remains of an interrupted start: processes, a lock file, a half-made cluster. */
function remainsOf(dataDir) {
  const files = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => name.startsWith('postgres.')) : [];
  if (existsSync(join(dataDir, 'postgres/postmaster.pid'))) files.push('postmaster.pid');
  return [...processesOf(dataDir), ...files];
}

/** A signal at any moment of a start leaves nothing running; half of the starts create a database. */
async function interruptedStarts({ cycles, say }) {
  const folder = temporaryFolder('starts');
  chmodSync(folder, 0o711); // PostgreSQL may run as another user, which has to enter it
  let left = 0;
  const endings = [];
  for (let cycle = 0; cycle < cycles; cycle++) {
    const dataDir = join(folder, cycle % 2 ? 'kept' : `new-${cycle}`);
    const signal = SIGNALS[cycle % SIGNALS.length];
    const afterMs = Math.round(LONGEST_MS * (cycle / cycles) ** 2);
    endings.push(await startAndSignal(dataDir, signal, afterMs));
    const remains = remainsOf(dataDir);
    if (remains.length > 0) left++;
    say(`${cycle + 1} of ${cycles}: ${signal} after ${afterMs} ms left ${remains.join(' ') || 'nothing'}`);
    processesOf(dataDir).forEach((pid) => process.kill(Number(pid), 'SIGKILL'));
  }
  return [
    [
      left === 0,
      `${left} of ${cycles} interrupted starts left something, endings ${JSON.stringify(countEach(endings))}`,
    ],
  ];
}

export const runs = { starts, 'interrupted-starts': interruptedStarts };
