import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../lib/free-port.mjs';
import { startApp } from '../lib/app.mjs';
import { startDatabase } from '../lib/database.mjs';
import { addJobs } from '../lib/jobs.mjs';
import { ask, crowdAgent } from '../lib/probe.mjs';
import { peakMegabytes } from '../lib/process-memory.mjs';

const VISITORS = 1000;
const MOST_MB = 300;
const MOST_MS = 5000;
const NOBODY = '00000000-0000-4000-8000-000000000000';
/** Answered without the database, if need be with what is there without it. */
const ALWAYS = ['/', '/careers', '/rentals-list', '/sitemap.xml', '/api/docs', '/api/docs-json', '/api/health/live'];

async function visit(url, path) {
  const agent = crowdAgent();
  const answers = await Promise.all(Array.from({ length: VISITORS }, () => ask(url + path, { agent })));
  agent.destroy();
  const statuses = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  return { statuses, slowest: Math.max(...answers.map(({ ms }) => ms)) };
}

/** P21: many visitors at once at any page, the database up or paused. */
export async function run({ say }) {
  const database = await startDatabase();
  const app = await startApp({ databaseUrl: database.url, port: await freePort() });
  const [job] = await addJobs(database, 20);
  const paths = [...ALWAYS, `/careers/${job}`, `/careers/${NOBODY}`, '/api/jobs', '/api/rental', '/no-such-page'];
  let unexpected = 0;
  let slowestPaused = 0;
  const crowd = async (state, path, expected) => {
    const { statuses, slowest } = await visit(app.url, path);
    unexpected += VISITORS - expected.reduce((sum, status) => sum + (statuses[status] ?? 0), 0);
    say(
      `${state}, ${path}: ${JSON.stringify(statuses)}, slowest ${slowest.toFixed(0)} ms, peak ${peakMegabytes(app.pid).toFixed(0)} MB`,
    );
    return slowest;
  };
  for (const path of paths) await crowd('up', path, [200, 404]);
  await database.signalAll('SIGSTOP');
  await pause(1500); // until the site knows
  for (const path of paths) {
    const slowest = await crowd('paused', path, ALWAYS.includes(path) ? [200] : [503, 404]);
    slowestPaused = Math.max(slowestPaused, slowest);
  }
  await database.signalAll('SIGCONT');
  await pause(2000);
  await crowd('up again', `/careers/${job}`, [200]);
  const peak = peakMegabytes(app.pid);
  app.kill('SIGTERM');
  await app.exited;
  await database.remove();
  return {
    kept: peak < MOST_MB && unexpected === 0 && slowestPaused < MOST_MS,
    verdict: `${VISITORS} visitors at once at each of ${paths.length} pages, database up and paused: peak RSS ${peak.toFixed(0)} MB, ${unexpected} unexpected answers, slowest while paused ${slowestPaused.toFixed(0)} ms`,
  };
}
