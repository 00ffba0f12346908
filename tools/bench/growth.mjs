/** `npm run bench:growth`: measures the cost of each list, search and background task as its rows grow. */
import { performance } from 'node:perf_hooks';
import { buildOrExit } from '../build/build.mjs';
import { readArguments, UsageError, wholeNumber } from '../lib/arguments.mjs';
import { adminCalls } from '../lib/load/http.mjs';
import { connectTo, createDatabase, openPostgres, queryAt } from '../lib/load/postgres.mjs';
import { megabytesOf } from '../lib/load/processes.mjs';
import { startServer } from '../lib/product.mjs';
import { loadDataSource, loadRetention } from '../lib/server.mjs';
import { runAndUndo, undoLater } from '../lib/undo.mjs';
import { exportOf, FIRST_PAGE, inboxCalls, SEARCH } from './lib/growth-calls.mjs';
import { measureGrowth, SAMPLES } from './report/growth-table.mjs';
import { programs } from './lib/machine.mjs';
import { openPage, WRITE, WRITE_USAGE } from './lib/page.mjs';
import { cursorAt, fillInbox, fillLists } from './lib/rows.mjs';
import { judge, limitOf } from './goals.mjs';

const NUMBER = 11;
/** The number of submissions that the goals are for. */
const SUBMISSIONS = 100_000;
const MAX_MS = { firstPage: 15, search: 100 };

const slowest = (measured) => measured.reduce((one, other) => (other.p50 > one.p50 ? other : one));

/** A goal in milliseconds for the slowest measured call, which it names. */
function withinTime(what, most, measured, isDecided) {
  const { name, p50 } = slowest(measured);
  const verdict = isDecided ? judge(p50, { most }) : `not measured: goals are for ${SUBMISSIONS.toLocaleString('en')}`;
  return {
    number: NUMBER,
    what,
    goal: limitOf({ most, unit: 'ms' }),
    measured: `${p50.toFixed(1)} ms (${name})`,
    verdict,
  };
}

/** The findings on goal 11, from the medians at the last size and the growth up to it. */
function growthGoals(last, measured) {
  const isDecided = last === SUBMISSIONS;
  const growing = measured.filter(({ growth }) => growth === 'grows').map(({ name }) => name);
  const found = growing.length > 0 ? `${growing.length}: ${growing.join('; ')}` : 'none';
  const verdict = isDecided ? judge(growing.length, { most: 0 }) : 'not measured: goals need all sizes';
  const ofPage = measured.filter(({ name }) => name === FIRST_PAGE);
  const ofSearch = measured.filter(({ name }) => name.startsWith(SEARCH));
  return [
    withinTime('first page of the inbox', MAX_MS.firstPage, ofPage, isDecided),
    withinTime('slowest search of the inbox', MAX_MS.search, ofSearch, isDecided),
    {
      number: NUMBER,
      what: 'lists, searches and chores of the inbox that grow with the rows',
      goal: 'none',
      measured: found,
      verdict,
    },
  ];
}

const SIZES = [100, 1000, 10_000, 100_000];
/** The admin types these by hand. */
const LIST_SIZES = [10, 100, 1000];

const USAGE = `npm run bench:growth -- [sizes] [--export] [--write]

Measures over HTTP what each list, search and chore costs with so many submissions (${SIZES.join(' ')}), and whether it
grows. Each size is a product of its own, so that the sizes can take turns.

  --export              the time and the memory of the CSV export at the largest size
  ${WRITE_USAGE}

With DATABASE_URL it measures on that server, in databases that it makes and drops; else on the PostgreSQL from npm.`;

/** Longer than the age of any submission, so that the run measures a search that finds nothing to delete. */
const NOTHING_IS_DUE = { RETAIN_APPLICATIONS_MONTHS: 1200, RETAIN_QUOTES_MONTHS: 1200, RETAIN_INQUIRIES_MONTHS: 1200 };

function readSizes(values, words) {
  const sizes = words.map((word) => wholeNumber(word, 'A size'));
  if (sizes.some((size, index) => size <= (sizes[index - 1] ?? 1)))
    throw new UsageError('Sizes are whole numbers above 1, the smallest first');
  return { ...values, sizes: sizes.length > 0 ? sizes : SIZES };
}

async function startRetention(databaseUrl) {
  const { Retention } = await loadRetention();
  const { migrationDataSource } = await loadDataSource();
  const database = await migrationDataSource(databaseUrl).initialize();
  undoLater(() => database.destroy());
  return new Retention(database, NOTHING_IS_DUE);
}

/** Starts a product with its own database, with this many submissions and rows in the public lists. */
async function openSite(postgresUrl, submissions, rows) {
  const databaseUrl = await createDatabase(postgresUrl);
  const server = await startServer({ databaseUrl, env: { TRUST_PROXY: '1' } });
  const client = await connectTo(databaseUrl);
  await fillInbox(client, submissions);
  await fillLists(client, rows);
  const call = await adminCalls(server.url);
  const get = async (path, options) => (await call(path, options)).arrayBuffer();
  const cursor = await cursorAt(client, Math.floor(submissions / 2));
  return {
    server,
    call,
    listCalls: { 'GET /api/jobs': () => get('jobs'), 'GET /api/rental': () => get('rental') },
    inboxCalls: inboxCalls(get, await startRetention(databaseUrl), cursor),
  };
}

/** Reads the file as a stream and watches the server's memory. */
async function exportInbox({ server: { pid }, call }, query, page) {
  const held = () => megabytesOf(pid) ?? NaN;
  const before = held();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, held())), 20);
  const started = performance.now();
  let bytes = 0;
  for await (const chunk of (await call(exportOf(query))).body) bytes += chunk.length;
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  clearInterval(watch);
  const memory = `RSS ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most`;
  page.text(`CSV export${query}: ${seconds} s, ${bytes} bytes, ${memory}`);
}

async function openGrowthPage(postgresUrl, write) {
  const [{ server_version: postgres }] = await queryAt(postgresUrl, 'SHOW server_version');
  return openPage({
    name: 'growth',
    title: 'npm run bench:growth',
    command: 'npm run bench:growth',
    run: `${SAMPLES} calls of each at each size, which take turns; ms of the fastest tenth, and p50 and p99 at the last size`,
    programs: await programs({ postgres }),
    write,
  });
}

const options = { export: { type: 'boolean', default: false }, write: WRITE };
const wanted = readArguments({ command: 'bench:growth', usage: USAGE, options }, readSizes);
await buildOrExit({ only: ['server'] });
await runAndUndo(async () => {
  const { sizes } = wanted;
  const postgresUrl = await openPostgres();
  const page = await openGrowthPage(postgresUrl, wanted.write);
  const sites = [];
  for (const [index, size] of sizes.entries())
    sites.push(await openSite(postgresUrl, size, LIST_SIZES[Math.min(index, LIST_SIZES.length - 1)]));
  const listSizes = LIST_SIZES.slice(0, sites.length);
  const ofLists = listSizes.map((_, index) => sites[index].listCalls);
  await measureGrowth('Public lists', listSizes, ofLists, page);
  const ofInbox = sites.map((site) => site.inboxCalls);
  page.goals(growthGoals(sizes.at(-1), await measureGrowth('Inbox and chores', sizes, ofInbox, page)));
  if (wanted.export) for (const query of ['', '?search=example']) await exportInbox(sites.at(-1), query, page);
  await page.close();
});
