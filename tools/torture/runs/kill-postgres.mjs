import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../lib/free-port.mjs';
import { startApp } from '../lib/app.mjs';
import { startDatabase } from '../lib/database.mjs';
import { audit, startWriters } from '../lib/writers.mjs';

const WRITERS = 20;
const LONGEST_LIFE = 1500;

/** P1, P13: kill -9 of PostgreSQL under writers; the application stays, and goes on by itself. */
export async function run({ cycles = 50, say }) {
  const database = await startDatabase();
  const app = await startApp({ databaseUrl: database.url, port: await freePort() });
  const writers = startWriters({ url: app.url, count: WRITERS });
  for (let cycle = 1; cycle <= cycles; cycle++) {
    await pause(Math.random() * LONGEST_LIFE);
    database.kill();
    await database.startAgain();
    await writers.goOn(app);
    if (cycle % 10 === 0) say(`killed ${cycle} of ${cycles}, ${writers.acknowledged.size} acknowledged`);
  }
  await writers.stop();
  const result = await audit(database, writers.acknowledged);
  app.kill('SIGTERM');
  const { code } = await app.exited;
  await database.remove();
  const kept = result.kept && code === 0;
  return { kept, verdict: `${result.verdict}, ${cycles} × kill -9 of PostgreSQL, the same process throughout` };
}
