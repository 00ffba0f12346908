/** Repeated outages of the application or its database, under writers that retry. */
import { execFileSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../lib/load/postgres.mjs';
import { temporaryFolder } from '../../lib/programs.mjs';
import { undoLater } from '../../lib/undo.mjs';
import { findServerPrograms, startPair, startSwitch } from '../lib/pair.mjs';
import { startSite } from '../lib/site.mjs';
import { audit, startWriters } from '../lib/writers.mjs';

const WRITERS = 20;
/** Longest time (ms) under load before an outage. It is random, so that outages hit any point of a write. */
const LONGEST_LIFE = 1500;
const PAUSED_MS = 8000;
const MAX_PAUSED_MS = 5000;
const DISK_MB = 600;
const FULL_MS = 4000;

/** Runs writers on a site that `interrupt` disturbs in each cycle. Nothing acknowledged may be lost or stored twice. */
async function underWriters(site, { cycles, say }, interrupt) {
  const writers = startWriters({ url: site.url, count: WRITERS });
  for (let cycle = 1; cycle <= cycles; cycle++) {
    await pause(Math.random() * LONGEST_LIFE);
    await interrupt(writers);
    await writers.goOn(site.app());
    say(
      `${cycle} of ${cycles}, ${writers.acknowledged.size} acknowledged, answers ${JSON.stringify(writers.statuses)}`,
    );
  }
  await writers.stop();
  const checks = await audit(site.database, writers.acknowledged);
  const isSame = await site.stop();
  const answers = JSON.stringify(writers.statuses);
  return { writers, checks: [...checks, [isSame, `the last process ended in order, answers ${answers}`]] };
}

async function killApp(options) {
  const site = await startSite();
  return (await underWriters(site, options, () => site.restart('SIGKILL'))).checks;
}

async function killPostgres(options) {
  const site = await startSite();
  const interrupt = () => {
    site.database.kill();
    return site.database.startAgain();
  };
  return (await underWriters(site, options, interrupt)).checks;
}

/** PostgreSQL is stopped and keeps its connections; every call is still answered. */
async function pausedPostgres(options) {
  const site = await startSite();
  const { writers, checks } = await underWriters(site, options, async () => {
    await site.database.signalAll('SIGSTOP');
    await pause(PAUSED_MS);
    await site.database.signalAll('SIGCONT');
  });
  const slowest = writers.slowest();
  return [
    ...checks,
    [slowest <= MAX_PAUSED_MS, `slowest answer ${slowest.toFixed(0)} ms`],
    [!writers.statuses[0] && writers.statuses[503] > 0, 'every call answered, some with 503'],
  ];
}

/** Fills the disk. @returns a function that frees it */
async function fill(disk) {
  const left = () => statfsSync(disk).bavail * statfsSync(disk).bsize;
  const ballast = join(disk, 'ballast');
  for (let bytes = left(); bytes > 4096; bytes = Math.floor(bytes / 2)) {
    await writeFile(ballast, Buffer.alloc(Math.min(bytes, 64 * 1024 * 1024)), { flag: 'a' }).catch(() => undefined); // until it is full
    if (left() > bytes / 2) bytes = left() * 2;
  }
  return () => rm(ballast);
}

/** The database's disk runs full and is freed again; PostgreSQL may need a restart. */
async function diskFull(options) {
  if (process.getuid?.() !== 0) return { missing: 'mounting a small disk needs root' };
  const disk = temporaryFolder('small-disk');
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=0777`, 'tmpfs', disk]);
  undoLater(() => execFileSync('umount', ['--lazy', disk]));
  const site = await startSite({ database: startPostgres({ parent: disk }) });
  const { writers, checks } = await underWriters(site, options, async () => {
    const free = await fill(disk);
    await pause(FULL_MS);
    await free();
    await site.database.query('SELECT 1').catch(() => site.database.startAgain());
  });
  return [...checks, [writers.statuses[503] > 0, 'full disks answered 503']];
}

/** The primary is killed and its synchronous standby takes over at the same address; the application keeps running. */
async function failover(options) {
  const programs = findServerPrograms();
  if (!programs) return { missing: 'pg_basebackup is not installed (Debian: apt-get install postgresql)' };
  const pair = await startPair(programs);
  const address = await startSwitch(pair.port);
  const url = `postgres://postgres@127.0.0.1:${address.port}/eclar`;
  const site = await startSite({ database: { ...pair, url } });
  let longest = 0;
  const { checks } = await underWriters(site, options, async (writers) => {
    await pair.failOver(address.cut);
    address.cut();
    const moved = performance.now();
    await writers.goOn(site.app());
    longest = Math.max(longest, performance.now() - moved);
    await pair.follow();
  });
  return [...checks, [true, `the first form stored at most ${longest.toFixed(0)} ms after the address moved`]];
}

export const runs = {
  'kill-app': killApp,
  'kill-postgres': killPostgres,
  'paused-postgres': pausedPostgres,
  'disk-full': diskFull,
  failover,
};
