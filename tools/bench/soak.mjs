/** `npm run bench:soak`: puts a mixed load of visitors and the admin on one process, and reports whether its memory is bounded. */
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { buildOrExit } from '../build/build.mjs';
import { readArguments, refuseWords, wholeNumber } from '../lib/arguments.mjs';
import { adminCalls } from '../lib/load/http.mjs';
import { createDatabase, openPostgres, queryAt } from '../lib/load/postgres.mjs';
import { say, tell } from '../lib/load/say.mjs';
import { startServer } from '../lib/product.mjs';
import { runAndUndo } from '../lib/undo.mjs';
import { programs } from './lib/machine.mjs';
import { startMemoryLog } from './lib/memory-log.mjs';
import { openPage, WRITE, WRITE_USAGE } from './lib/page.mjs';

const USAGE = `npm run bench:soak -- [--minutes 10] [--rate 60] [--write]

Puts a mixed load of so many requests a second on one process, and tells whether its memory is bounded. Linux only.

  ${WRITE_USAGE}

With DATABASE_URL it runs on that server, in a database that it makes and drops; else on the PostgreSQL from npm.`;

const MINUTE = 60_000;
/** Maximum calls in flight, so a slow product gets fewer. */
const MAX_AT_ONCE = 30;
const ERRORS_TOLD = 5;

/** Starts calls at a fixed rate, and skips those above MAX_AT_ONCE. */
async function putLoad(nextCall, rate, until, tally) {
  const began = performance.now();
  const underWay = new Set();
  for (let started = 0; performance.now() < until; await pause(5)) {
    const due = Math.floor(((performance.now() - began) / 1000) * rate);
    for (; started < due; started++) {
      if (underWay.size >= MAX_AT_ONCE) continue;
      const call = nextCall()
        .then(() => tally.done++)
        .catch((error) => tally.errors++ < ERRORS_TOLD && say(`  error: ${error.message}`))
        .finally(() => underWay.delete(call));
      underWay.add(call);
    }
  }
  await Promise.all(underWay);
}

/** Goal 5 is for ten minutes; a shorter run says less. */
function tellResult({ figures, isBounded, isTooShort }, { done, errors }, minutes, page) {
  const rows = Object.entries({ ...figures, answers: done.toLocaleString('en'), errors });
  page.table({ title: 'mixed load on one process', rows: [['', 'measured'], ...rows] });
  const what = `memory under ${minutes} minutes of mixed load`;
  const verdict = isTooShort ? 'not measured: too short to tell' : isBounded ? 'met' : 'not met: see a longer run';
  page.goals([{ number: 5, what, goal: 'bounded', measured: figures['slope of the last half'], verdict }]);
  if (errors > 0 || !(isBounded || isTooShort)) process.exitCode = 1;
}

async function openSoakPage(postgresUrl, { minutes, rate, write }) {
  const [{ server_version: postgres }] = await queryAt(postgresUrl, 'SHOW server_version');
  return openPage({
    name: 'soak',
    title: 'npm run bench:soak',
    command: 'npm run bench:soak',
    run: `${minutes} minutes at ${rate} requests a second`,
    programs: await programs({ postgres }),
    write,
  });
}

const options = {
  minutes: { type: 'string', default: '10' },
  rate: { type: 'string', default: '60' },
  write: WRITE,
};
const wanted = readArguments({ command: 'bench:soak', usage: USAGE, options }, (values, words) => {
  refuseWords(values, words);
  const { minutes, rate, write } = values;
  return { minutes: wholeNumber(minutes, '--minutes'), rate: wholeNumber(rate, '--rate'), write };
});
await buildOrExit();
const { mixedCalls } = await import('./lib/soak-calls.mjs'); // reads the build
await runAndUndo(async () => {
  const { minutes, rate } = wanted;
  const databaseUrl = await createDatabase(await openPostgres());
  const page = await openSoakPage(databaseUrl, wanted);
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
  tellResult(stopLog(), tally, minutes, page);
  await page.close();
});
