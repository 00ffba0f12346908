/** A newcomer's steps in a clone of this repository. */
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
import { cleanEnvironment, warningsIn } from '../../lib/packages/npm.mjs';
import { undoLater } from '../../lib/undo.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const execute = promisify(execFile);
const START_SECONDS = 600;
const PAUSE_MS = 50;
const OUTPUT_BYTES = 64 * 1024 * 1024;

/** This machine's settings, which would change the measured site. */
const OF_THE_SITE = /^(DATABASE_|ADMIN_|SMTP_|DATA_DIR$|PORT$|HOST$|NODE_ENV$)/;

/** An environment with this Node first in PATH, and an empty build cache. */
function environmentOf(folder, node, more = {}) {
  const kept = Object.entries(cleanEnvironment()).filter(([name]) => !OF_THE_SITE.test(name));
  const path = [dirname(node.path), process.env.PATH].join(delimiter);
  return { ...Object.fromEntries(kept), PATH: path, ECLAR_CACHE: join(folder, '.cache-of-newcomer'), ...more };
}

export const progress = (what, seconds) => `${what}: ${seconds.toFixed(1)} s`;

export async function cloneInto(folder) {
  await execute('git', ['clone', '--quiet', '--depth', '1', `file://${ROOT}`, folder]);
  chmodSync(folder, 0o755); // PostgreSQL may run as another user, which has to enter it
}

const secondsSince = (began) => (performance.now() - began) / 1000;

/** Installs twice, because the first one fills npm's cache. @throws with npm's output if it fails */
export async function install(folder, node) {
  const options = { cwd: folder, env: environmentOf(folder, node), maxBuffer: OUTPUT_BYTES };
  await execute('npm', ['ci'], options);
  await rm(join(folder, 'node_modules'), { recursive: true });
  const began = performance.now();
  const { stdout, stderr } = await execute('npm', ['ci'], options);
  const seconds = secondsSince(began);
  return { seconds, warnings: warningsIn(stdout + stderr).length };
}

/** A file may take more of the disk than its size. Windows reports no blocks, so the size counts there. */
const diskBytes = ({ blocks, size }) => (blocks === undefined ? size : blocks * 512);

/** Disk usage of node_modules, as `du -sm` counts it. */
export async function megabytesIn(folder) {
  const entries = await readdir(join(folder, 'node_modules'), { withFileTypes: true, recursive: true });
  return entries.reduce((sum, { parentPath, name }) => sum + diskBytes(lstatSync(join(parentPath, name))), 0) / 2 ** 20;
}

export function countPackages(folder) {
  const lock = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'));
  return Object.keys(lock.packages).filter((path) => existsSync(join(folder, path))).length;
}

/** Waits for the whole group, because npm ends before the site, which still has to stop its PostgreSQL. */
async function endGroup(pid) {
  try {
    for (process.kill(-pid, 'SIGTERM'); ; await pause(PAUSE_MS)) process.kill(-pid, 0);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error; // it is gone
  }
}

/** Starts and stops the site. @returns seconds from `npm start` to the first page */
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

/** Duration of all tests, in seconds. @throws if one fails */
export async function timeTests(folder, node) {
  const began = performance.now();
  const env = environmentOf(folder, node, { ECLAR_CACHE: process.env.ECLAR_CACHE });
  await execute('npm', ['test'], { cwd: folder, env, maxBuffer: OUTPUT_BYTES });
  return secondsSince(began);
}
