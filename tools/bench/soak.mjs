/**
 * `npm run bench:soak -- [--minutes 10] [--rate 60]`: a mixed load on one process, as visitors and the admin make it, so
 * many requests a second; the last line says whether memory is bounded. The database as in `npm run bench`.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildOrExit } from '../build/build.mjs';
import { measureAndTidy } from './lib/cleanup.mjs';
import { MemoryLog } from './lib/memory-log.mjs';
import { createDatabase, openPostgres, signIn, startServer } from './lib/product.mjs';
import { say, tell } from './lib/tell.mjs';

const MINUTE = 60_000;

function readArguments() {
  const { values } = parseArgs({
    options: { minutes: { type: 'string', default: '10' }, rate: { type: 'string', default: '60' } },
  });
  const [minutes, rate] = [Number(values.minutes), Number(values.rate)];
  if (minutes >= 1 && rate >= 1) return { minutes, rate };
  console.error('--minutes and --rate take numbers of at least 1: npm run bench:soak -- --minutes 2');
  return process.exit(2);
}

/** Begins a call whenever its time has come, and never more than this many at once: a slow product gets fewer. */
const MOST_AT_ONCE = 30;

async function putLoad(nextCall, rate, until, tally) {
  const began = performance.now();
  const underWay = new Set();
  for (let started = 0; performance.now() < until;) {
    const due = Math.floor(((performance.now() - began) / 1000) * rate);
    for (; started < due; started++) {
      if (underWay.size >= MOST_AT_ONCE) continue;
      const call = nextCall()
        .then(() => tally.done++)
        .catch((error) => tally.fail(error))
        .finally(() => underWay.delete(call));
      underWay.add(call);
    }
    await pause(5);
  }
  await Promise.all(underWay);
}

function newTally() {
  const tally = { done: 0, errors: 0, fail: undefined };
  tally.fail = (error) => {
    if (tally.errors++ < 5) say(`  error: ${error.message}`);
  };
  return tally;
}

const { minutes, rate } = readArguments();
await buildOrExit();
const { mixedCalls } = await import('./lib/soak-calls.mjs'); // reads the build
await measureAndTidy(async () => {
  const server = await startServer(await createDatabase(await openPostgres()));
  const nextCall = await mixedCalls(server.origin, await signIn(server));
  const tally = newTally();
  const log = new MemoryLog(server.pid);
  say(`${minutes} minutes at ${rate} requests a second`);
  const everySecond = setInterval(() => {
    const minute = log.sample();
    if (minute) say(`minute ${minute}: ${log.now()}, ${tally.done} answers, ${tally.errors} errors`);
    else tell(`${log.now()}, ${tally.done} answers, ${tally.errors} errors`);
  }, 1000);
  await putLoad(nextCall, rate, performance.now() + minutes * MINUTE, tally);
  clearInterval(everySecond);
  const { text, isBounded, isTooShort } = log.verdict();
  const verdict = isTooShort ? 'too short to tell' : isBounded ? 'bounded' : 'not bounded';
  say(`${text}, ${tally.done} answers, ${tally.errors} errors: ${verdict}`);
  if (tally.errors > 0 || !(isBounded || isTooShort)) process.exitCode = 1;
});
