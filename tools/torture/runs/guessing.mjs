import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ADMIN } from '../lib/app.mjs';
import { startDatabase } from '../lib/database.mjs';
import { startReplicas } from '../lib/replicas.mjs';

const execute = promisify(execFile);
const COMMANDS = join(import.meta.dirname, '../../../dist/server/server/app/database-cli.js');

/** Wrong passwords at once, for each replica. */
const TRIES = 200;
/** Promised: wrong passwords in an hour that are looked at. */
const CAPS = { account: 10, address: 20, place: 10 };
/** Milliseconds between the owner's sign-ins during the attack. */
const PAUSE = 100;

const asTold = (counts) =>
  Object.entries(counts)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

function tally(answers) {
  const counts = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** An address of its own for each number. */
const addressOf = (index) => `10.9.${index >> 8}.${index & 255}`;

function signInAt(urls) {
  let calls = 0;
  return async (password, { address = addressOf(calls), email = ADMIN.email, ...headers } = {}) => {
    const response = await fetch(`${urls[calls++ % urls.length]}/api/admin-login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address, ...headers },
      body: JSON.stringify({ email, password }),
    });
    await response.arrayBuffer();
    const cookie = response.headers.get('Set-Cookie')?.split(';')[0];
    return { status: response.status, retryAfter: response.headers.get('Retry-After'), cookie };
  };
}

/**
 * Wrong passwords on all replicas at once: whether as many were looked at as the cap allows, and all others told to wait,
 * by the limit or because so many at once find no free connection to the database.
 */
async function guessMany(signIn, cap, placeOf) {
  const answers = await Promise.all(
    Array.from({ length: 2 * TRIES }, (_, index) => signIn(`guess ${index}`, placeOf(index))),
  );
  const counts = tally(answers);
  const waiting = answers.filter(({ status, retryAfter }) => [429, 503].includes(status) && Number(retryAfter) > 0);
  const isExact = counts[401] === cap && waiting.length === 2 * TRIES - cap;
  return { isExact, counts, told: asTold(counts) };
}

/** Signs the owner in again and again until the attack is over. */
async function ownerDuring(attack, signIn, place) {
  let isOver = false;
  const ended = attack.finally(() => (isOver = true));
  const answers = [];
  while (!isOver) {
    answers.push(await signIn(ADMIN.password, place));
    await pause(PAUSE);
  }
  return { attack: await ended, owner: tally(answers) };
}

/** The token of the place that the command opens; none when the command knows no such thing. */
async function resetPassword(databaseUrl) {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  const { stdout } = await execute(process.execPath, [COMMANDS, 'admin:password'], { env });
  return /#place=([\w-]+)/.exec(stdout)?.[1] ?? '';
}

/** Neither refused nor told to wait for the limit; that the database is busy is another matter. */
const isLetIn = (counts) => Object.keys(counts).every((status) => ['200', '503'].includes(status));

async function checkAccount({ signIn, known, check }) {
  const strangers = guessMany(signIn, CAPS.account, () => ({}));
  const { attack, owner } = await ownerDuring(strangers, signIn, known);
  check(attack.isExact, `strangers, ${CAPS.account} for the account: ${attack.told}`);
  check(isLetIn(owner), `the owner from a known place meanwhile: ${asTold(owner)}`);
  const after = await signIn(ADMIN.password, known);
  check(after.status === 200, `the owner from a known place once the cap is reached: ${after.status}`);
  const unknown = await signIn(ADMIN.password);
  check(unknown.status === 429, `the right password from an unknown place: ${unknown.status}`);
}

async function checkAddress({ signIn, known, check }) {
  const address = '203.0.113.7';
  const placeOf = (index) => ({ address, email: `nobody${index}@eclar.example` });
  const { isExact, told } = await guessMany(signIn, CAPS.address, placeOf);
  check(isExact, `an address, ${CAPS.address} for whatever account: ${told}`);
  const owner = await signIn(ADMIN.password, { ...known, address });
  check(owner.status === 200, `the owner from a known place at that address: ${owner.status}`);
}

async function checkPlace({ signIn, known, check }) {
  const { isExact, told } = await guessMany(signIn, CAPS.place, () => known);
  check(isExact, `a known place, ${CAPS.place} of its own: ${told}`);
}

async function checkCommand({ signIn, check, database }) {
  await guessMany(signIn, CAPS.account, () => ({}));
  const token = await resetPassword(database.url);
  const lifted = await signIn(ADMIN.password);
  check(lifted.status === 200, `the right password from an unknown place after the command: ${lifted.status}`);
  await guessMany(signIn, CAPS.account, () => ({}));
  const opened = await signIn(ADMIN.password, { 'X-Sign-In-Place': token });
  check(opened.status === 200, `from the place that the command opens, strangers guessing on: ${opened.status}`);
}

/** P5: strangers, an address and a known place each have their cap on two replicas; the owner always has a way in. */
export async function run({ say }) {
  const database = await startDatabase();
  const replicas = await startReplicas(2, database.url);
  const signIn = signInAt(replicas.urls);
  const { cookie = '' } = await signIn(ADMIN.password);
  const verdicts = [];
  const check = (isKept, told) => {
    say(`${isKept ? 'kept  ' : 'BROKEN'}  ${told}`);
    verdicts.push(isKept);
  };
  for (const part of [checkAccount, checkAddress, checkPlace, checkCommand]) {
    await database.query('TRUNCATE rate_limits');
    await part({ signIn, check, database, known: { Cookie: cookie } });
  }
  const ended = await replicas.stop();
  await database.remove();
  return {
    kept: ended && verdicts.every(Boolean),
    verdict: `2 replicas × ${TRIES} wrong passwords at once: ${verdicts.filter(Boolean).length} of ${verdicts.length} checks kept`,
  };
}
