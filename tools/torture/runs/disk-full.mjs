import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, statfsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../lib/free-port.mjs';
import { startApp } from '../lib/app.mjs';
import { startDatabase } from '../lib/database.mjs';
import { audit, startWriters } from '../lib/writers.mjs';

const WRITERS = 8;
const DISK_MB = 600;
const FULL_MS = 4000;

/** Takes all that is left of the disk. */
async function fill(disk) {
  const { bavail, bsize } = statfsSync(disk);
  const ballast = join(disk, 'ballast');
  for (let bytes = bavail * bsize; bytes > 4096; bytes = Math.floor(bytes / 2)) {
    await writeFile(ballast, Buffer.alloc(Math.min(bytes, 64 * 1024 * 1024)), { flag: 'a' }).catch(() => undefined); // full is what it is for
    if (statfsSync(disk).bavail * bsize > bytes / 2) bytes = statfsSync(disk).bavail * bsize * 2;
  }
  return () => rm(ballast);
}

/** P1: the database's disk runs full under writers and is freed again; PostgreSQL may have to be started anew. */
export async function run({ cycles = 10, say }) {
  if (process.getuid?.() !== 0) {
    return { kept: true, verdict: 'not run: mounting a small disk needs root' };
  }
  const disk = mkdtempSync(join(tmpdir(), 'small-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=0777`, 'tmpfs', disk]);
  try {
    return await onDisk(disk, cycles, say);
  } finally {
    execFileSync('umount', ['--lazy', disk]);
    rmdirSync(disk);
  }
}

async function onDisk(disk, cycles, say) {
  const database = await startDatabase({ parent: disk });
  const app = await startApp({ databaseUrl: database.url, port: await freePort() });
  const writers = startWriters({ url: app.url, count: WRITERS });
  for (let cycle = 1; cycle <= cycles; cycle++) {
    await pause(1000);
    const free = await fill(disk);
    await pause(FULL_MS);
    await free();
    await database.query('SELECT 1').catch(() => database.startAgain());
    await writers.goOn(app);
    say(`full ${cycle} of ${cycles}, answers ${JSON.stringify(writers.statuses)}`);
  }
  await writers.stop();
  const result = await audit(database, writers.acknowledged);
  app.kill('SIGTERM');
  await app.exited;
  await database.remove();
  const refused = writers.statuses[503] ?? 0;
  return {
    kept: result.kept && refused > 0,
    verdict: `${result.verdict}, ${cycles} × disk full, ${refused} calls answered 503`,
  };
}
