/** `npm run bench:soak`: a mixed load on one process, as visitors and the admin make it; tells whether memory is bounded. */
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { buildOrExit } from '../build/build.mjs';
import { readArguments, refuseWords, wholeNumber } from '../lib/arguments.mjs';
import { adminCalls } from '../lib/load/http.mjs';
import { createDatabase, openPostgres } from '../lib/load/postgres.mjs';
import { say, tell } from '../lib/load/say.mjs';
import { startServer } from '../lib/product.mjs';
import { runAndUndo } from '../lib/undo.mjs';
import { startMemoryLog } from './lib/memory-log.mjs';

const USAGE = `npm run bench:soak -- [--minutes 10] [--rate 60]

Puts a mixed load of so many requests a second on one process, and tells whether its memory is bounded. Linux only.
With DATABASE_URL it runs on that server, in a database that it makes and drops; else on the PostgreSQL from npm.`;

const MINUTE = 60_000;
/** Calls under way: a slow product gets fewer. */
const MOST_AT_ONCE = 30;
const ERRORS_TOLD = 5;

/** Begins a call whenever its time has come. */
async function putLoad(nextCall, rate, until, tally) {
  const began = performance.now();
  const underWay = new Set();
  for (let started = 0; performance.now() < until; await pause(5)) {
    const due = Math.floor(((performance.now() - began) / 1000) * rate);
    for (; started < due; started++) {
      if (underWay.size >= MOST_AT_ONCE) continue;
      const call = nextCall()
        .then(() => tally.done++)
        .catch((error) => tally.errors++ < ERRORS_TOLD && say(`  error: ${error.message}`))
        .finally(() => underWay.delete(call));
      underWay.add(call);
    }
  }
  await Promise.all(underWay);
}

const options = { minutes: { type: 'string', default: '10' }, rate: { type: 'string', default: '60' } };
const { minutes, rate } = readArguments({ command: 'bench:soak', usage: USAGE, options }, (values, words) => {
  refuseWords(values, words);
  return { minutes: wholeNumber(values.minutes, '--minutes'), rate: wholeNumber(values.rate, '--rate') };
});
await buildOrExit();
const { mixedCalls } = await import('./lib/soak-calls.mjs'); // reads the build
await runAndUndo(async () => {
  const databaseUrl = await createDatabase(await openPostgres());
  const { url, pid } = await startServer({ databaseUrl, env: { TRUST_PROXY: '1' } });
  const nextCall = await mixedCalls(url, await adminCalls(url));
  const tally = { done: 0, errors: 0 };
  say(`${minutes} minutes at ${rate} requests a second`);
  const stopLog = startMemoryLog(pid, (memory, minute) => {
    const told = `${memory}, ${tally.done} answers, ${tally.errors} errors`;
    if (minute) say(`minute ${minute}: ${told}`);
    else tell(told);
  });
  await putLoad(nextCall, rate, performance.now() + minutes * MINUTE, tally);
  const { text, isBounded, isTooShort } = stopLog();
  const verdict = isTooShort
    ? 'too short to tell'
    : isBounded
      ? 'bounded'
      : 'not bounded; a longer run (--minutes 60) shows how it goes on';
  say(`${text}, ${tally.done} answers, ${tally.errors} errors: ${verdict}`);
  if (tally.errors > 0 || !(isBounded || isTooShort)) process.exitCode = 1;
});
