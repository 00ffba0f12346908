import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startApp } from './lib/app.mjs';
import { startDatabase } from './lib/database.mjs';
import { audit, startWriters } from './lib/writers.mjs';

const WRITERS = 10;
const MOST_SECONDS = 15;
const HALF_SENT =
  'POST /api/offers HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"na';

/** P14: SIGTERM under load, once with a half-sent request that stays open; what was under way is answered. */
export async function run({ cycles = 10, say }) {
  const database = await startDatabase();
  const port = await freePort();
  let slowest = 0;
  let cutOff = 0;
  let badExits = 0;
  const acknowledged = new Map();
  for (let cycle = 1; cycle <= cycles; cycle++) {
    const app = await startApp({ databaseUrl: database.url, port });
    const holder = cycle % 2 && connect(port, '127.0.0.1', () => holder.write(HALF_SENT)).on('error', () => undefined);
    let stoppedAt = Infinity;
    const writers = startWriters({
      url: app.url,
      count: WRITERS,
      // no answer to a call that began before the signal is one that was cut off
      onAnswer: ({ status, ms }) => void (status === 0 && performance.now() - ms < stoppedAt - 5 && cutOff++),
    });
    await pause(1000);
    stoppedAt = performance.now();
    app.kill('SIGTERM');
    const { code } = await app.exited;
    slowest = Math.max(slowest, performance.now() - stoppedAt);
    if (code !== 0) badExits++;
    await writers.stop();
    holder?.destroy?.();
    for (const [marker, reference] of writers.acknowledged) acknowledged.set(marker, reference);
    say(`${cycle} of ${cycles}: slowest exit ${(slowest / 1000).toFixed(1)} s, ${cutOff} calls cut off`);
  }
  const result = await audit(database, acknowledged);
  await database.remove();
  return {
    kept: result.kept && cutOff === 0 && badExits === 0 && slowest < MOST_SECONDS * 1000,
    verdict: `${cycles} × SIGTERM under load: ${cutOff} calls under way cut off, slowest exit ${(slowest / 1000).toFixed(1)} s, ${badExits} exits with an error, ${result.verdict}`,
  };
}
