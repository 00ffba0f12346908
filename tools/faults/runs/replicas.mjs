/** Several replicas of the product on one database. */
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { inquiry, send } from '../../lib/load/forms.mjs';
import { adminCalls, anyVisitor, signIn } from '../../lib/load/http.mjs';
import { atOnce } from '../../lib/load/calls.mjs';
import { countEach } from '../../lib/load/numbers.mjs';
import { startPostgres } from '../../lib/load/postgres.mjs';
import { ADMIN } from '../../lib/product.mjs';
import { startBalancer } from '../lib/balancer.mjs';
import { oldestList } from '../lib/fresh-lists.mjs';
import { startReplicas } from '../lib/site.mjs';
import { audit, startWriters } from '../lib/writers.mjs';

const REPLICAS = 3;
const WRITERS = 12;
const LONGEST_LIFE = 1500;
const STALE_MS = 1000;
const TRUST = { TRUST_PROXY: '1' };

/** Kills a replica and starts it again, then restarts another one as a deploy does. */
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

/** Replicas behind a balancer; in each cycle, one is killed and another restarted. */
async function restartedReplicas({ cycles, say }) {
  const database = await startPostgres();
  const replicas = await startReplicas(database.url, REPLICAS, TRUST);
  const balancer = await startBalancer(replicas.urls);
  const writers = startWriters({ url: balancer.url, count: WRITERS, visitor: anyVisitor });
  let oldest = 0;
  for (let cycle = 1; cycle <= cycles; cycle++) {
    await disturb(replicas);
    const call = await adminCalls(replicas.urls[cycle % REPLICAS]);
    oldest = Math.max(oldest, await oldestList(replicas.urls, call, `row ${cycle}`));
    say(`${cycle} of ${cycles}: ${writers.acknowledged.size} acknowledged, oldest list ${oldest.toFixed(0)} ms`);
  }
  await writers.stop();
  const answers = JSON.stringify(writers.statuses);
  return [
    ...(await audit(database, writers.acknowledged)),
    [oldest < STALE_MS, `oldest list ${oldest.toFixed(0)} ms`],
    [await replicas.stop(), `${REPLICAS} replicas behind ${balancer.name}, answers ${answers}`],
  ];
}

const KEYS = 1000;
const PARALLEL = 5;
const KEYS_AT_ONCE = 4;

/** Sends each of many keys several times at once, to two replicas. */
async function idempotency({ say }) {
  const database = await startPostgres();
  const { urls } = await startReplicas(database.url, 2);
  const keys = Array.from({ length: KEYS }, () => randomUUID());
  const post = async (key, index) => {
    const response = await send(urls[index % urls.length], inquiry(key), { key });
    return response.status === 201 ? (await response.json()).reference : undefined;
  };
  let unequal = 0;
  await atOnce(KEYS_AT_ONCE, async () => {
    for (let key = keys.pop(); key; key = keys.pop()) {
      const references = new Set(await atOnce(PARALLEL, (index) => post(key, index)));
      if (references.size !== 1 || references.has(undefined)) unequal++;
      if (keys.length % 250 === 0) say(`${keys.length} keys left`);
    }
  });
  const [{ rows }] = await database.query('SELECT count(*)::int AS rows FROM submissions');
  return [
    [rows === KEYS, `${KEYS} keys × ${PARALLEL} at once: ${rows} rows`],
    [unequal === 0, `${unequal} keys with unequal answers`],
  ];
}

const TRIES = 400;
/** Wrong passwords that are checked per account and hour, and forms per address and hour. */
const GUESS_CAP = 10;
const FORM_CAP = 60;
const OWNER_EVERY_MS = 100;

/** Wrong passwords from many addresses at once, on two replicas, while the owner signs in from a known browser. */
async function guessing({ say }) {
  const database = await startPostgres();
  const { urls } = await startReplicas(database.url, 2, { ...TRUST, FORM_POSTS_PER_HOUR: String(FORM_CAP) });
  let calls = 0;
  const next = () => urls[calls++ % urls.length];
  const known = (await signIn(next())).headers.get('Set-Cookie').split(';')[0];
  const guess = (index) => signIn(next(), { ...ADMIN, password: `guess ${index}` });
  let isOver = false;
  const guesses = atOnce(TRIES, guess).finally(() => (isOver = true));
  const owner = [];
  for (; !isOver; await pause(OWNER_EVERY_MS)) {
    owner.push((await signIn(next(), ADMIN, { ...anyVisitor(), Cookie: known })).status);
  }
  const answers = await guesses;
  const waits = ({ status, headers }) => [429, 503].includes(status) && Number(headers.get('Retry-After')) > 0;
  const counts = countEach(answers.map(({ status }) => status));
  say(`guesses ${JSON.stringify(counts)}, the owner meanwhile ${JSON.stringify(countEach(owner))}`);
  const after = await signIn(next(), ADMIN, { ...anyVisitor(), Cookie: known });
  const stranger = await signIn(next());
  const one = { headers: { 'X-Forwarded-For': '203.0.113.7' } };
  const forms = await atOnce(2 * FORM_CAP, async () => (await send(next(), inquiry('one of many'), one)).status);
  const stored = forms.filter((status) => status === 201).length;
  return [
    [counts[401] === GUESS_CAP, `${TRIES} guesses at once: ${counts[401]} checked`],
    [answers.filter(waits).length === TRIES - GUESS_CAP, 'the others got Retry-After'],
    [owner.every((status) => [200, 503].includes(status)), 'the owner was never limited meanwhile'],
    [after.status === 200, `the owner from a known browser afterwards: ${after.status}`],
    [stranger.status === 429, `the right password from an unknown browser: ${stranger.status}`],
    [stored === FORM_CAP, `forms of one address ${JSON.stringify(countEach(forms))}`],
  ];
}

export const runs = { replicas: restartedReplicas, idempotency, guessing };
