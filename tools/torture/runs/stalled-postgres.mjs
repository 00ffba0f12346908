import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { AdminCalls } from '../lib/admin-calls.mjs';
import { freePort } from '../../lib/free-port.mjs';
import { startApp } from '../lib/app.mjs';
import { startDatabase } from '../lib/database.mjs';
import { startRowWriters } from '../lib/row-writers.mjs';
import { audit, startWriters } from '../lib/writers.mjs';

/** Fewer than the connections of the pool, so that a call finds one when the server stands still. */
const WRITERS = 4;
const ROW_WRITERS = 2;
const STALLED_MS = 8000;
const MOST_MS = 5000;
const LONGEST_SEARCH_MS = 20_000;

/** What a backend has run just now when it, or all of the server, is stopped: each step of each kind of call. */
const STEPS = [
  'FROM "admin" .*"email" =',
  'START TRANSACTION',
  'COMMIT',
  'UPDATE "?admin"?',
  '(INTO|UPDATE) "rentals"',
  'submission AS',
  'FROM "admin_sessions"',
  'INTO "admin_sessions"',
  'rate_limits',
];

const BACKEND = `SELECT pid FROM pg_stat_activity
  WHERE application_name = 'eclar-site' AND query ~ $1 AND query_start > $2 ORDER BY query_start DESC LIMIT 1`;

/** Waits until a backend has come to a step, and gives its process. */
async function backendAt(observer, step) {
  const [{ began }] = (await observer.query('SELECT clock_timestamp()::text AS began')).rows;
  for (const end = Date.now() + LONGEST_SEARCH_MS; Date.now() < end;) {
    const { rows } = await observer.query(BACKEND, [step, began]);
    if (rows.length > 0) return rows[0].pid;
  }
  throw new Error(`no backend came to ${step}`);
}

/** Stops the server, or one backend of it, when a call is at a step; gives what lets it go on. */
async function stallAt({ database, observer }, step, whole) {
  const pid = await backendAt(observer, step);
  const signal = async (name) => (whole ? database.signalAll(name) : process.kill(pid, name));
  await signal('SIGSTOP');
  return () => signal('SIGCONT');
}

/** Looks up each form that was acknowledged, at once and from another connection, as nobody may be told before the commit. */
function startLookups(observer, acknowledged) {
  const seen = new Set();
  let early = 0;
  let stopping = false;
  const work = async () => {
    while (!stopping) {
      const fresh = [...acknowledged.keys()].filter((marker) => !seen.has(marker));
      const { rows } = await observer.query('SELECT name FROM submissions WHERE name = ANY($1)', [fresh]);
      early += fresh.length - new Set(rows.map(({ name }) => name)).size;
      fresh.forEach((marker) => seen.add(marker));
      await pause(50);
    }
  };
  const working = work();
  return async () => {
    stopping = true;
    await working;
    return early;
  };
}

/** Signs in and changes the password in turn until it is told to stop. */
function startAdmin(admin) {
  let stopping = false;
  const work = async () => {
    for (let turn = 1; !stopping; turn++) {
      if (await admin.signIn()) await admin.checkSession();
      if (turn % 3 === 0) await admin.changePassword();
      await pause(50);
    }
  };
  const working = work();
  return async () => {
    stopping = true;
    await working;
  };
}

async function untilSignedIn(admin) {
  const began = performance.now();
  while (admin.lastSignIn < began && performance.now() - began < 60_000) await pause(20);
  return performance.now() - began;
}

/** Stalls once, and gives the time (ms) from the return to the next sign-in that was acknowledged. */
async function stallOnce(run, cycle) {
  const goOn = await stallAt(run, STEPS[Math.floor((cycle - 1) / 2) % STEPS.length], cycle % 2 === 1);
  await pause(STALLED_MS);
  await goOn();
  return untilSignedIn(run.admin);
}

/** P1, P13, P19: single backends and the whole server stand still under sign-ins, row changes and forms. */
export async function run({ cycles = 20, say }) {
  const database = await startDatabase();
  const app = await startApp({ databaseUrl: database.url, port: await freePort(), env: { TRUST_PROXY: '1' } });
  const observer = new Client({ connectionString: database.url });
  await observer.connect();
  const admin = new AdminCalls(app.url);
  await admin.signIn();
  let slowest = 0;
  const onAnswer = ({ ms }) => (slowest = Math.max(slowest, ms));
  const writers = startWriters({ url: app.url, count: WRITERS, onAnswer });
  const rows = startRowWriters({ admin, count: ROW_WRITERS });
  const stopLookups = startLookups(observer, writers.acknowledged);
  const stopAdmin = startAdmin(admin);
  let latest = 0;
  for (let cycle = 1; cycle <= cycles; cycle++) {
    await pause(1000);
    latest = Math.max(latest, await stallOnce({ database, observer, admin }, cycle));
    await writers.goOn(app);
    say(
      `stalled ${cycle} of ${cycles}, slowest answers ${slowest.toFixed(0)} and ${admin.slowest.toFixed(0)} ms, signed in ${latest.toFixed(0)} ms after the return at most`,
    );
  }
  const early = await stopLookups();
  await stopAdmin();
  await Promise.all([writers.stop(), rows.stop()]);
  const [forms, changes] = [await audit(database, writers.acknowledged), await rows.audit(database)];
  await observer.end();
  app.kill('SIGTERM');
  const { code } = await app.exited;
  await database.remove();
  const inTime = Math.max(slowest, admin.slowest, latest) <= MOST_MS;
  const statuses = { ...writers.statuses, ...admin.statuses };
  const foreign = Object.keys(statuses).filter(
    (name) => /(^|\s)(0|500|404)$/.test(name) && name !== 'DELETE rental 404',
  );
  return {
    kept:
      forms.kept &&
      early === 0 &&
      changes.wrong === 0 &&
      admin.refused === 0 &&
      inTime &&
      foreign.length === 0 &&
      code === 0,
    verdict: `${cycles} × one backend or the whole server stopped for ${STALLED_MS / 1000} s: forms ${forms.verdict}, ${early} acknowledged before they could be seen; ${changes.wrong} of ${changes.rows} rows other than acknowledged; ${admin.refused} acknowledged sessions or passwords refused; slowest form ${(slowest / 1000).toFixed(1)} s, slowest call of the admin ${(admin.slowest / 1000).toFixed(1)} s, signed in ${(latest / 1000).toFixed(1)} s after the return at most, answers ${JSON.stringify(statuses)}`,
  };
}
