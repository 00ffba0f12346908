import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../lib/free-port.mjs';
import { startApp } from '../lib/app.mjs';
import { startDatabase } from '../lib/database.mjs';
import { slowApplication, startKeptClients } from '../lib/kept-clients.mjs';
import { ask } from '../lib/probe.mjs';
import { audit, FORMS, requestOf, startWriters } from '../lib/writers.mjs';

const WRITERS = 10;
const KEPT = 20;
const MOST_SECONDS = 15;
/** How long a proxy has at least to see that the process is not ready, before it finds nobody there. */
const UNREADY_MS = 3000;
const HALF_SENT =
  'POST /api/offers HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"na';

/** How long (ms) `ready` is answered, and with 503, from now on. */
async function watchReady(url) {
  const began = performance.now();
  let unready = 0;
  for (;;) {
    const { status } = await ask(`${url}/api/health/ready`);
    if (status === 0) return { unready, ms: performance.now() - began };
    if (status === 503) unready++;
    await pause(100);
  }
}

/** One process that is told to stop while it is busy, on odd cycles behind a proxy and with a half-sent request. */
async function stopOnce({ database, cycle, totals }) {
  const isOdd = cycle % 2 === 1;
  const port = await freePort();
  const app = await startApp({ databaseUrl: database.url, port, env: { TRUST_PROXY: isOdd ? '1' : '0' } });
  const holder = isOdd && connect(port, '127.0.0.1', () => holder.write(HALF_SENT)).on('error', () => undefined);
  let stoppedAt = Infinity;
  const onAnswer = ({ status, ms }) => {
    // no answer to a call that began before the signal is one that was cut off
    if (status === 0 && performance.now() - ms < stoppedAt - 5) totals.cutOff++;
  };
  const writers = startWriters({ url: app.url, count: WRITERS, onAnswer });
  const kept = startKeptClients(`${app.url}/about`, KEPT);
  const marker = `slow ${cycle}`;
  const upload = pause(500).then(() => slowApplication(app.url, requestOf(FORMS[2](marker), `slow-${cycle}-upload`)));
  await pause(1000);
  stoppedAt = performance.now();
  app.kill('SIGTERM');
  while (!app.lastWords().includes('SIGTERM')) await pause(1); // until a busy process has heard it
  kept.stop();
  const ready = watchReady(app.url);
  const { code } = await app.exited;
  totals.slowest = Math.max(totals.slowest, performance.now() - stoppedAt);
  if (code !== 0) totals.badExits++;
  if ((await upload) !== 201) totals.cutOff++;
  const { unready, ms } = await ready;
  if (isOdd && (unready === 0 || ms < UNREADY_MS)) totals.early++;
  const seen = await kept.ended();
  totals.cutOff += seen.cutOff;
  totals.keptAlive += seen.keptAlive;
  await writers.stop();
  if (holder) holder.destroy();
  return writers.acknowledged;
}

/** P14: SIGTERM under load; what was under way is answered, and each answer tells its client that it is the last. */
export async function run({ cycles = 10, say }) {
  const database = await startDatabase();
  const totals = { slowest: 0, cutOff: 0, badExits: 0, keptAlive: 0, early: 0 };
  const acknowledged = new Map();
  for (let cycle = 1; cycle <= cycles; cycle++) {
    for (const [marker, reference] of await stopOnce({ database, cycle, totals })) acknowledged.set(marker, reference);
    say(`${cycle} of ${cycles}: ${JSON.stringify(totals)}`);
  }
  const result = await audit(database, acknowledged);
  await database.remove();
  const { slowest, cutOff, badExits, keptAlive, early } = totals;
  return {
    kept: result.kept && cutOff + badExits + keptAlive + early === 0 && slowest < MOST_SECONDS * 1000,
    verdict: `${cycles} × SIGTERM under load: ${cutOff} calls under way cut off, ${keptAlive} answers after it that keep their connection, ${early} listeners closed before a proxy could know, slowest exit ${(slowest / 1000).toFixed(1)} s, ${badExits} exits with an error, ${result.verdict}`,
  };
}
