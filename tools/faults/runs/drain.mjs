import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { application, requestOf } from '../../lib/load/forms.mjs';
import { atOnce } from '../../lib/load/calls.mjs';
import { startPostgres } from '../../lib/load/postgres.mjs';
import { ask } from '../lib/probe.mjs';
import { startSite } from '../lib/site.mjs';
import { headOf, openSocket, sendSlowly } from '../lib/sockets.mjs';
import { audit, startWriters } from '../lib/writers.mjs';

const WRITERS = 10;
const KEPT = 20;
const MAX_SECONDS = 15;
/** The least time that a proxy has to see that the process is not ready, before it stops listening. */
const UNREADY_MS = 3000;
const HALF_SENT = `${headOf('POST', '/api/offers', { 'Content-Type': 'application/json', 'Content-Length': 900 })}{"na`;
/** A resume that takes a few seconds. Upload slots are counted per address, so it has its own. */
const SLOWLY = { bytes: 2000, everyMs: 100, localAddress: '127.0.0.9' };
/** A request sent less than this before the signal may meet a closing connection. */
const JUST_BEFORE_MS = 5;

/** Sends one request after the other over a keep-alive connection until it is closed. */
async function askOn(url, totals, stoppedAt) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let isKept = true; isKept;) {
    const began = performance.now();
    const [response] = await once(request(url, { agent }).end(), 'response').catch(() => []);
    if (!response) {
      if (began < stoppedAt() - JUST_BEFORE_MS) totals.cutOff++;
      break;
    }
    await once(response.resume(), 'end');
    isKept = response.headers.connection !== 'close';
    if (isKept && began > stoppedAt()) totals.keptAlive++;
  }
  agent.destroy();
}

/** How long (ms) `ready` is still answered, and how often with 503. */
async function watchReady(url) {
  const began = performance.now();
  for (let unready = 0; ; await pause(100)) {
    const { status } = await ask(`${url}/api/health/ready`);
    if (status === 0) return { unready, ms: performance.now() - began };
    if (status === 503) unready++;
  }
}

/** Stops a busy process; in odd cycles behind a proxy and with a half-sent request. */
async function stopOnce(database, cycle, totals) {
  const isOdd = cycle % 2 === 1;
  const site = await startSite({ database, env: { TRUST_PROXY: isOdd ? '1' : '0' } });
  const holder = isOdd && openSocket(site.port, HALF_SENT);
  let stoppedAt = Infinity;
  const onAnswer = ({ status, began }) => {
    if (status === 0 && began < stoppedAt - JUST_BEFORE_MS) totals.cutOff++;
  };
  const writers = startWriters({ url: site.url, count: WRITERS, onAnswer });
  let heardAt = Infinity;
  const kept = atOnce(KEPT, () => askOn(`${site.url}/about`, totals, () => heardAt));
  await pause(500);
  const upload = sendSlowly(site.port, '/api/apply', requestOf(application(`slow ${cycle}`)), SLOWLY);
  await pause(500);
  stoppedAt = performance.now();
  const app = site.app();
  app.kill('SIGTERM');
  while (!app.lastWords().includes('SIGTERM')) await pause(1); // a busy process handles the signal late
  heardAt = performance.now();
  const ready = watchReady(site.url);
  const { code } = await app.exited;
  totals.slowest = Math.max(totals.slowest, performance.now() - stoppedAt);
  if (code !== 0) totals.badExits++;
  if ((await upload) !== 201) totals.cutOff++;
  const { unready, ms } = await ready;
  if (isOdd && (unready === 0 || ms < UNREADY_MS)) totals.early++;
  await Promise.race([kept, pause(20_000, undefined, { ref: false })]);
  await writers.stop();
  if (holder) holder.destroy();
  return writers.acknowledged;
}

/** Requests under way are answered, and each answer closes its connection. */
async function drain({ cycles, say }) {
  const database = await startPostgres();
  const totals = { slowest: 0, cutOff: 0, badExits: 0, keptAlive: 0, early: 0 };
  const acknowledged = new Map();
  for (let cycle = 1; cycle <= cycles; cycle++) {
    for (const [name, reference] of await stopOnce(database, cycle, totals)) acknowledged.set(name, reference);
    say(`${cycle} of ${cycles}: ${JSON.stringify(totals)}`);
  }
  return [
    ...(await audit(database, acknowledged)),
    [totals.cutOff === 0, `${totals.cutOff} calls under way cut off`],
    [totals.keptAlive === 0, `${totals.keptAlive} answers after the signal kept their connection open`],
    [totals.early === 0, `${totals.early} listeners closed before a proxy could notice`],
    [totals.badExits === 0, `${totals.badExits} exits with an error`],
    [totals.slowest < MAX_SECONDS * 1000, `slowest exit ${(totals.slowest / 1000).toFixed(1)} s`],
  ];
}

export const runs = { drain };
