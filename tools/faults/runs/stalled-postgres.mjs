import { setTimeout as pause } from 'node:timers/promises';
import { repeat } from '../../lib/load/calls.mjs';
import { connectTo } from '../../lib/load/postgres.mjs';
import { Admin } from '../lib/admin.mjs';
import { startSite } from '../lib/site.mjs';
import { audit, startWriters } from '../lib/writers.mjs';

/** Fewer than the connections of the pool, so that a call gets one while the server is stopped. */
const WRITERS = 4;
const STALLED_MS = 8000;
const MAX_MS = 5000;
const LONGEST_SEARCH_MS = 20_000;

/** The statement that a backend has just begun when it, or the whole server, is stopped: each step of each kind of call. */
const STEPS = [
  'JOIN accounts AS account ON account.email',
  'START TRANSACTION',
  'COMMIT',
  'UPDATE "?accounts"?',
  '(INTO|UPDATE) "rentals"',
  'submission AS',
  'FROM "admin_sessions"',
  'INTO "admin_sessions"',
  'rate_limits',
];

const BACKEND = `SELECT pid FROM pg_stat_activity
  WHERE application_name = 'eclar-site' AND query ~ $1 AND query_start > $2 ORDER BY query_start DESC LIMIT 1`;

/** Waits until a backend reaches a step. @returns its pid */
async function backendAt(observer, step) {
  const [{ began }] = (await observer.query('SELECT clock_timestamp()::text AS began')).rows;
  for (const end = Date.now() + LONGEST_SEARCH_MS; Date.now() < end;) {
    const { rows } = await observer.query(BACKEND, [step, began]);
    if (rows.length > 0) return rows[0].pid;
  }
  throw new Error(`no backend reached ${step}`);
}

/** Stops the server or one of its backends, in turn. @returns the time (ms) from its return to the next sign-in */
async function stallOnce({ database, observer, admin }, cycle) {
  const pid = await backendAt(observer, STEPS[Math.floor((cycle - 1) / 2) % STEPS.length]);
  const signal = async (name) => (cycle % 2 === 1 ? database.signalAll(name) : process.kill(pid, name));
  await signal('SIGSTOP');
  await pause(STALLED_MS);
  await signal('SIGCONT');
  const began = performance.now();
  while (admin.lastSignIn < began && performance.now() - began < 60_000) await pause(20);
  return performance.now() - began;
}

/** Looks up each acknowledged form at once, over another connection: none may be acknowledged before its commit. */
function startLookups(observer, acknowledged) {
  const seen = new Set();
  let early = 0;
  const stop = repeat(1, async () => {
    const fresh = [...acknowledged.keys()].filter((name) => !seen.has(name));
    const { rows } = await observer.query('SELECT name FROM submissions WHERE name = ANY($1)', [fresh]);
    early += fresh.length - new Set(rows.map(({ name }) => name)).size;
    fresh.forEach((name) => seen.add(name));
    await pause(50);
  });
  return () => stop().then(() => early);
}

const isForeign = (answer) => /(^|\s)(0|500|404)$/.test(answer) && answer !== 'DELETE rental 404';

async function stalledPostgres({ cycles, say }) {
  const site = await startSite({ env: { TRUST_PROXY: '1' } });
  const { database } = site;
  const observer = await connectTo(database.url);
  const admin = new Admin(site.url);
  await admin.signIn();
  const writers = startWriters({ url: site.url, count: WRITERS });
  const stopLookups = startLookups(observer, writers.acknowledged);
  const stopAdmin = admin.work();
  let latest = 0;
  for (let cycle = 1; cycle <= cycles; cycle++) {
    await pause(1000);
    latest = Math.max(latest, await stallOnce({ database, observer, admin }, cycle));
    await writers.goOn(site.app());
    say(`${cycle} of ${cycles}: slowest ${writers.slowest().toFixed(0)} and ${admin.slowest.toFixed(0)} ms`);
  }
  const early = await stopLookups();
  await stopAdmin();
  await writers.stop();
  const forms = await audit(database, writers.acknowledged);
  const wrong = await admin.wrongRows(database);
  const isSame = await site.stop();
  const answers = { ...writers.statuses, ...admin.statuses };
  const inTime = (ms, what) => [ms <= MAX_MS, `${what} ${(ms / 1000).toFixed(1)} s`];
  return [
    ...forms,
    [early === 0, `${early} acknowledged before their commit`],
    [wrong === 0, `${wrong} of ${admin.rows.length} rows other than acknowledged`],
    [admin.refused === 0, `${admin.refused} acknowledged sessions or passwords refused`],
    inTime(writers.slowest(), 'slowest form'),
    inTime(admin.slowest, 'slowest call of the admin'),
    inTime(latest, 'signed in again at most'),
    [!Object.keys(answers).some(isForeign), `answers ${JSON.stringify(answers)}`],
    [isSame, 'the same process throughout'],
  ];
}

export const runs = { 'stalled-postgres': stalledPostgres };
