import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const MAIN = join(import.meta.dirname, '../../../dist/server/server/main.js');
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Longer than PostgreSQL and the site take to be up, so that the last signals meet them so. */
const LONGEST_MS = 3000;

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
  await once(child.stdout, 'data'); // its modules are loaded, and it begins
  child.stdout.resume();
  await pause(afterMs);
  child.kill(signal);
  const [status, killedBy] = await exited;
  return status ?? killedBy;
}

/** What a start that was interrupted has left: processes, lock file, half-made cluster. */
function remainsOf(dataDir) {
  const files = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => name.startsWith('postgres.')) : [];
  if (existsSync(join(dataDir, 'postgres/postmaster.pid'))) files.push('postmaster.pid');
  return [...processesOf(dataDir), ...files];
}

/** A signal at any moment of a start leaves nothing running; half of the starts make a new database. */
export async function run({ cycles = 60, say }) {
  const folder = mkdtempSync(join(tmpdir(), 'torture-starts-'));
  chmodSync(folder, 0o711); // PostgreSQL does not run as root, and has to get there
  let left = 0;
  const endings = {};
  for (let cycle = 0; cycle < cycles; cycle++) {
    const dataDir = join(folder, cycle % 2 ? 'kept' : `new-${cycle}`);
    const signal = SIGNALS[cycle % SIGNALS.length];
    const afterMs = Math.round(LONGEST_MS * (cycle / cycles) ** 2);
    const ending = await startAndSignal(dataDir, signal, afterMs);
    endings[ending] = (endings[ending] ?? 0) + 1;
    const remains = remainsOf(dataDir);
    if (remains.length > 0) left++;
    say(
      `${cycle + 1} of ${cycles}: ${signal} after ${afterMs} ms, ended with ${ending}, left ${remains.join(' ') || 'nothing'}`,
    );
    processesOf(dataDir).forEach((pid) => process.kill(Number(pid), 'SIGKILL'));
    if (remains.length > 0) await pause(500);
  }
  rmSync(folder, { recursive: true });
  return {
    kept: left === 0,
    verdict: `${cycles} starts interrupted, ${left} left something; endings ${JSON.stringify(endings)}`,
  };
}
