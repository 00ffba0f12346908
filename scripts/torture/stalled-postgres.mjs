import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { AdminCalls } from './lib/admin-calls.mjs';
import { freePort, startApp } from './lib/app.mjs';
import { startDatabase } from './lib/database.mjs';
import { startRowWriters } from './lib/row-writers.mjs';
import { audit, startWriters } from './lib/writers.mjs';

const WRITERS = 10;
const ROW_WRITERS = 4;
const STALLED_MS = 8000;
const MOST_MS = 5000;
/** Until the whole server is stopped, after a sign-in or a password change was sent. */
const DELAY_MS = 250;

/** What a backend has run last when it is stopped: each step of each kind of call. */
const STEPS = [
  'START TRANSACTION',
  'rate_limits',
  'FROM "admin"',
  'UPDATE "?admin"?',
  'FROM "admin_sessions"',
  'INSERT INTO "admin_sessions"',
  'COMMIT',
  'submission AS',
  '(INTO|UPDATE) "rentals"',
  'mail',
];

const BACKEND = `SELECT pid FROM pg_stat_activity
  WHERE application_name = 'eclar-site' AND query ~ $1 ORDER BY state = 'idle', query_start DESC LIMIT 1`;

/** Stops the backend that is at a step, at once, and gives what lets it go on. */
async function stallBackend(observer, step) {
  for (const end = Date.now() + 5000; Date.now() < end;) {
    const { rows } = await observer.query(BACKEND, [step]);
    if (rows.length === 0) continue;
    process.kill(rows[0].pid, 'SIGSTOP');
    return () => process.kill(rows[0].pid, 'SIGCONT');
  }
  throw new Error(`no backend came to ${step}`);
}

async function stallServer(database, sent) {
  await sent();
  await pause(Math.random() * DELAY_MS);
  await database.signalAll('SIGSTOP');
  return () => database.signalAll('SIGCONT');
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

/** Sign-ins that met a stall count as guesses; what they use up is not what this run is about. */
const forgetGuesses = (observer) => observer.query('DELETE FROM rate_limits');

async function untilSignedIn(admin) {
  const began = performance.now();
  while (admin.lastSignIn < began && performance.now() - began < 60_000) await pause(20);
  return performance.now() - began;
}

/** Stalls once, and gives the time (ms) from the return to the next sign-in that was acknowledged. */
async function stallOnce({ database, observer, admin, cycle }) {
  const sent = () => new Promise((resolve) => (admin.onSend = resolve));
  const goOn =
    cycle % 2 ? await stallServer(database, sent) : await stallBackend(observer, STEPS[(cycle / 2) % STEPS.length]);
  await pause(STALLED_MS);
  await goOn();
  await forgetGuesses(observer);
  return untilSignedIn(admin);
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
  const stopAdmin = startAdmin(admin);
  let latest = 0;
  for (let cycle = 1; cycle <= cycles; cycle++) {
    await pause(1000);
    latest = Math.max(latest, await stallOnce({ database, observer, admin, cycle }));
    await writers.goOn(app);
    say(
      `stalled ${cycle} of ${cycles}, slowest answers ${slowest.toFixed(0)} and ${admin.slowest.toFixed(0)} ms, signed in ${latest.toFixed(0)} ms after the return at most`,
    );
  }
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
    kept: forms.kept && changes.wrong === 0 && admin.refused === 0 && inTime && foreign.length === 0 && code === 0,
    verdict: `${cycles} × one backend or the whole server stopped for ${STALLED_MS / 1000} s: forms ${forms.verdict}; ${changes.wrong} of ${changes.rows} rows other than acknowledged; ${admin.refused} acknowledged sessions or passwords refused; slowest form ${(slowest / 1000).toFixed(1)} s, slowest call of the admin ${(admin.slowest / 1000).toFixed(1)} s, signed in ${(latest / 1000).toFixed(1)} s after the return at most, answers ${JSON.stringify(statuses)}`,
  };
}
