import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../lib/free-port.mjs';
import { startApp } from '../lib/app.mjs';
import { startDatabase } from '../lib/database.mjs';
import { audit, startWriters } from '../lib/writers.mjs';

const WRITERS = 20;
/** Milliseconds under load before each kill: at any point of a write. */
const LONGEST_LIFE = 1500;

/** P1, P2: kill -9 of the application under writers that retry, again and again. */
export async function run({ cycles = 200, say }) {
  const database = await startDatabase();
  const port = await freePort();
  let app = await startApp({ databaseUrl: database.url, port });
  const writers = startWriters({ url: app.url, count: WRITERS });
  for (let cycle = 1; cycle <= cycles; cycle++) {
    await pause(Math.random() * LONGEST_LIFE);
    app.kill('SIGKILL');
    await app.exited;
    app = await startApp({ databaseUrl: database.url, port });
    if (cycle % 10 === 0) say(`killed ${cycle} of ${cycles}, ${writers.acknowledged.size} acknowledged`);
  }
  await writers.stop();
  const result = await audit(database, writers.acknowledged);
  app.kill('SIGTERM');
  await app.exited;
  await database.remove();
  return { ...result, verdict: `${result.verdict}, ${cycles} × kill -9 under ${WRITERS} writers` };
}
