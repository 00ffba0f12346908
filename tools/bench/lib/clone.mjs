/** A clone of this repository, and what a newcomer does in it. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, lstatSync, readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../lib/free-port.mjs';
import { untilAnswers } from '../../lib/load/http.mjs';
import { cleanEnvironment, warningsIn } from '../../lib/npm.mjs';
import { undoLater } from '../../lib/undo.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const execute = promisify(execFile);
const START_SECONDS = 600;
const PAUSE_MS = 50;
const OUTPUT_BYTES = 64 * 1024 * 1024;

/** Settings of this machine would make another site of it. */
const OF_THE_SITE = /^(DATABASE_|ADMIN_|SMTP_|DATA_DIR$|PORT$|HOST$|NODE_ENV$)/;

/** With this Node first, and with an empty cache of what the build keeps outside the clone. */
function environmentOf(folder, node, more = {}) {
  const kept = Object.entries(cleanEnvironment()).filter(([name]) => !OF_THE_SITE.test(name));
  const path = [dirname(node.path), process.env.PATH].join(delimiter);
  return { ...Object.fromEntries(kept), PATH: path, ECLAR_CACHE: join(folder, '.cache-of-newcomer'), ...more };
}

export const progress = (what, seconds) => `${what}: ${seconds.toFixed(1)} s`;

export async function cloneInto(folder) {
  await execute('git', ['clone', '--quiet', '--depth', '1', `file://${ROOT}`, folder]);
  chmodSync(folder, 0o755); // PostgreSQL does not run as root, and has to get there
}

const secondsSince = (began) => (performance.now() - began) / 1000;

/** Twice, as the first one fills npm's cache. @throws with npm's own words when it fails */
export async function install(folder, node) {
  const options = { cwd: folder, env: environmentOf(folder, node), maxBuffer: OUTPUT_BYTES };
  await execute('npm', ['ci'], options);
  await rm(join(folder, 'node_modules'), { recursive: true });
  const began = performance.now();
  const { stdout, stderr } = await execute('npm', ['ci'], options);
  const seconds = secondsSince(began);
  return { seconds, warnings: warningsIn(stdout + stderr).length };
}

/** Of `du`: a file may take more on the disk than it has bytes. Windows does not tell, and gets the bytes. */
const diskBytes = ({ blocks, size }) => (blocks === undefined ? size : blocks * 512);

/** What node_modules takes on this disk, as `du -sm` counts it. */
export async function megabytesIn(folder) {
  const entries = await readdir(join(folder, 'node_modules'), { withFileTypes: true, recursive: true });
  return entries.reduce((sum, { parentPath, name }) => sum + diskBytes(lstatSync(join(parentPath, name))), 0) / 2 ** 20;
}

export function countPackages(folder) {
  const lock = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'));
  return Object.keys(lock.packages).filter((path) => existsSync(join(folder, path))).length;
}

/** npm ends before the site does, which has to stop its PostgreSQL. */
async function endGroup(pid) {
  try {
    for (process.kill(-pid, 'SIGTERM'); ; await pause(PAUSE_MS)) process.kill(-pid, 0);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error; // it is gone
  }
}

/** Seconds from `npm start` to the first page; then it is stopped. */
export async function firstStart(folder, node) {
  const port = await freePort();
  const began = performance.now();
  const env = environmentOf(folder, node, { PORT: String(port) });
  const child = spawn('npm', ['start'], { cwd: folder, env, detached: true, stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = once(child, 'exit');
  const stop = undoLater(() => endGroup(child.pid));
  await untilAnswers(`http://127.0.0.1:${port}/`, { seconds: START_SECONDS, ended: exited });
  const seconds = secondsSince(began);
  await stop();
  return seconds;
}

/** Seconds that all tests take. @throws when one fails */
export async function timeTests(folder, node) {
  const began = performance.now();
  const env = environmentOf(folder, node, { ECLAR_CACHE: process.env.ECLAR_CACHE });
  await execute('npm', ['test'], { cwd: folder, env, maxBuffer: OUTPUT_BYTES });
  return secondsSince(began);
}
