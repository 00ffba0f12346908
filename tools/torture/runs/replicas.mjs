import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startBalancer, VISITOR } from '../lib/balancer.mjs';
import { startDatabase } from '../lib/database.mjs';
import { oldestList } from '../lib/fresh-lists.mjs';
import { anyVisitor, sessionStatuses, signIn, startReplicas, withToken } from '../lib/replicas.mjs';
import { audit, FORMS, requestOf, startWriters } from '../lib/writers.mjs';

const REPLICAS = 3;
const WRITERS = 12;
const LONGEST_LIFE = 1500;
/** Promised: forms of an address, guesses of an account, milliseconds that a list may be old. */
const FORM_CAP = 60;
const GUESS_CAP = 10;
const STALE_MS = 1000;

/** How many of many calls at once got each status. */
async function tally(count, call) {
  const statuses = await Promise.all(Array.from({ length: count }, (_, index) => call(index)));
  return statuses.reduce((all, status) => ({ ...all, [status]: (all[status] ?? 0) + 1 }), {});
}

async function checkLimits(url) {
  const oneVisitor = { [VISITOR]: '203.0.113.7' };
  const forms = await tally(REPLICAS * FORM_CAP, async () => {
    const { headers, body } = requestOf(FORMS[1]('one of many'), randomUUID());
    const call = { method: 'POST', headers: { ...headers, ...oneVisitor }, body };
    return (await fetch(`${url}/api/services`, call)).status;
  });
  const guesses = await tally(REPLICAS * GUESS_CAP * 3, async (index) => (await signIn(url, `guess ${index}`)).status);
  return {
    kept: forms[201] === FORM_CAP && guesses[401] === GUESS_CAP && !guesses[200],
    told: `forms of one address ${JSON.stringify(forms)}, guesses ${JSON.stringify(guesses)}`,
  };
}

/** Signed in at one replica, known to all; signed out at another, unknown to all. */
async function checkSession(urls) {
  const { token } = await signIn(urls[0]);
  const before = await sessionStatuses(urls, token);
  await fetch(`${urls[1]}/api/admin-session`, { method: 'DELETE', headers: withToken(token) });
  const after = await sessionStatuses(urls, token);
  return {
    kept: before.every((status) => status === 200) && after.every((status) => status === 401),
    told: `session ${before.join()} then ${after.join()}`,
  };
}

/** One is killed, another is restarted as a deploy does it, and the first comes back. */
async function disturb(replicas) {
  const killed = randomInt(REPLICAS);
  const restarted = (killed + 1 + randomInt(REPLICAS - 1)) % REPLICAS;
  await pause(Math.random() * LONGEST_LIFE);
  await replicas.end(killed, 'SIGKILL');
  await pause(Math.random() * LONGEST_LIFE);
  await replicas.start(killed);
  await replicas.end(restarted, 'SIGTERM');
  await replicas.start(restarted);
}

/** P1, P2, P5, P6 over three replicas behind a balancer, one of which is killed and another restarted, again and again. */
export async function run({ cycles = 20, say }) {
  const database = await startDatabase();
  const replicas = await startReplicas(REPLICAS, database.url, { FORM_POSTS_PER_HOUR: String(FORM_CAP) });
  const balancer = await startBalancer(replicas.urls);
  const writers = startWriters({ url: balancer.url, count: WRITERS, visitor: anyVisitor });
  const { token } = await signIn(balancer.url);
  let oldest = 0;
  for (let cycle = 1; cycle <= cycles; cycle++) {
    await disturb(replicas);
    const writer = replicas.urls[cycle % REPLICAS];
    oldest = Math.max(oldest, await oldestList(replicas.urls, writer, token, `row ${cycle}`));
    say(`${cycle} of ${cycles}: ${writers.acknowledged.size} acknowledged, oldest list ${oldest.toFixed(0)} ms`);
  }
  await writers.stop();
  const result = await audit(database, writers.acknowledged);
  const session = await checkSession(replicas.urls);
  const limits = await checkLimits(balancer.url);
  const stopped = await replicas.stop();
  await balancer.stop();
  await database.remove();
  return {
    kept: result.kept && session.kept && limits.kept && stopped && oldest < STALE_MS,
    verdict: `${result.verdict}, ${REPLICAS} replicas behind ${balancer.name}, ${cycles} × kill -9 of one and restart of another under ${WRITERS} writers, answers ${JSON.stringify(writers.statuses)}; oldest list ${oldest.toFixed(0)} ms; ${session.told}; ${limits.told}`,
  };
}
