import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../lib/free-port.mjs';
import { startApp } from '../lib/app.mjs';
import { findServerPrograms, Pair } from '../lib/pair.mjs';
import { startSwitch } from '../lib/tcp-switch.mjs';
import { audit, startWriters } from '../lib/writers.mjs';

const WRITERS = 12;
const LONGEST_LIFE = 2000;

/** P1, P2, P13: the primary is killed under writers and its synchronous standby takes over; the application stays. */
export async function run({ cycles = 10, say }) {
  const programs = findServerPrograms();
  if (!programs) return { missing: 'pg_basebackup is not installed (Debian: apt-get install postgresql)' };
  const pair = new Pair(programs);
  await pair.start();
  const address = await startSwitch(pair.primary.port);
  const databaseUrl = `postgres://postgres@127.0.0.1:${address.port}/eclar`;
  const app = await startApp({ databaseUrl, port: await freePort() });
  const writers = startWriters({ url: app.url, count: WRITERS });
  let longest = 0;
  for (let cycle = 1; cycle <= cycles; cycle++) {
    await writers.goOn(app);
    await pause(Math.random() * LONGEST_LIFE);
    pair.killPrimary();
    address.cut();
    await pair.promote();
    address.moveTo(pair.primary.port);
    const moved = performance.now();
    await writers.goOn(app);
    longest = Math.max(longest, performance.now() - moved);
    await pair.follow();
    say(`${cycle} of ${cycles}: ${writers.acknowledged.size} acknowledged, back in ${longest.toFixed(0)} ms at most`);
  }
  await writers.stop();
  const result = await audit(pair, writers.acknowledged);
  app.kill('SIGTERM');
  const { code } = await app.exited;
  await address.stop();
  await pair.remove();
  return {
    kept: result.kept && code === 0,
    verdict: `${result.verdict}, ${cycles} × kill -9 of the primary and promotion of its synchronous standby under ${WRITERS} writers, answers ${JSON.stringify(writers.statuses)}, the first form stored ${longest.toFixed(0)} ms after the address had moved at most, the same process throughout`,
  };
}
