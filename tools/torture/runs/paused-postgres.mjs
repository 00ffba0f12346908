import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../lib/free-port.mjs';
import { startApp } from '../lib/app.mjs';
import { startDatabase } from '../lib/database.mjs';
import { audit, startWriters } from '../lib/writers.mjs';

const WRITERS = 20;
const PAUSED_MS = 8000;
const MOST_MS = 5000;

/** P13: PostgreSQL stands still, connections and all; every call is answered all the same, and it recovers alone. */
export async function run({ cycles = 5, say }) {
  const database = await startDatabase();
  const app = await startApp({ databaseUrl: database.url, port: await freePort() });
  let slowest = 0;
  const writers = startWriters({
    url: app.url,
    count: WRITERS,
    onAnswer: ({ ms }) => (slowest = Math.max(slowest, ms)),
  });
  for (let cycle = 1; cycle <= cycles; cycle++) {
    await pause(1000);
    await database.signalAll('SIGSTOP');
    await pause(PAUSED_MS);
    await database.signalAll('SIGCONT');
    await writers.goOn(app);
    say(`paused ${cycle} of ${cycles}, slowest answer ${slowest.toFixed(0)} ms`);
  }
  await writers.stop();
  const result = await audit(database, writers.acknowledged);
  const { statuses } = writers;
  app.kill('SIGTERM');
  const { code } = await app.exited;
  await database.remove();
  return {
    kept: result.kept && slowest <= MOST_MS && !statuses[0] && statuses[503] > 0 && code === 0,
    verdict: `${cycles} × PostgreSQL stopped for ${PAUSED_MS / 1000} s: slowest answer ${(slowest / 1000).toFixed(1)} s, answers ${JSON.stringify(statuses)}, ${result.verdict}`,
  };
}
