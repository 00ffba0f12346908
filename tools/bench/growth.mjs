/**
 * `npm run bench:growth -- [sizes] [--explain] [--export]`: what each list, search and chore costs as its rows grow, over
 * HTTP against the built server, with the factor of each tenfold. --explain adds the plans, --export the inbox as CSV.
 * Each size is a product of its own, so that the sizes can take turns.
 * With DATABASE_URL it measures on that server, in a database that it makes and drops; else on the PostgreSQL from npm.
 */
import { join } from 'node:path';
import { URLSearchParams } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { buildOrExit } from '../build/build.mjs';
import { measureAndTidy, undoLater } from './lib/cleanup.mjs';
import { printGrowth, timesOf } from './lib/growth-table.mjs';
import { explainInbox, exportInbox } from './lib/inbox-extras.mjs';
import { inboxRequests } from './lib/inbox-requests.mjs';
import { cursorAt, fillTo } from './lib/inbox-rows.mjs';
import { fillLists } from './lib/list-rows.mjs';
import { createDatabase, openPostgres, SERVER, signIn, startServer } from './lib/product.mjs';
import { tell } from './lib/tell.mjs';

const SIZES = [100, 1000, 10_000, 100_000];
/** The admin types these by hand. */
const LIST_SIZES = [10, 100, 1000];
const INBOX = 'admin/submissions';

/** Longer than any submission of the measurement is old: what a run costs that finds nothing to delete. */
const NOTHING_IS_DUE = { RETAIN_APPLICATIONS_MONTHS: 1200, RETAIN_QUOTES_MONTHS: 1200, RETAIN_INQUIRIES_MONTHS: 1200 };

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { explain: { type: 'boolean' }, export: { type: 'boolean' } },
  });
  const sizes = positionals.map(Number);
  if (sizes.every((size, index) => Number.isInteger(size) && size > (sizes[index - 1] ?? 1)))
    return { ...values, sizes: sizes.length > 0 ? sizes : SIZES };
  console.error('Sizes are whole numbers, the smallest first: npm run bench:growth -- 100 1000 10000');
  return process.exit(2);
}

async function startRetention(databaseUrl) {
  const { Retention } = await import(join(SERVER, 'submissions/retention.js'));
  const { migrationDataSource } = await import(join(SERVER, 'database/data-source.js'));
  const database = await migrationDataSource(databaseUrl).initialize();
  undoLater(() => database.destroy());
  return new Retention(database, NOTHING_IS_DUE);
}

function inboxCalls(get, retention, cursor) {
  const requests = Object.entries(inboxRequests(cursor)).map(([name, query]) => [
    name,
    () => get(`${INBOX}?${new URLSearchParams(query)}`),
  ]);
  const person = { method: 'POST', body: { email: 'visitor77@example.com' } };
  return {
    ...Object.fromEntries(requests),
    counts: () => get(`${INBOX}/counts`),
    'personal data of one person': () => get('admin/personal-data/export', person),
    'retention, nothing is due': () => retention.run(),
  };
}

/** A product of its own with so many submissions, and with so many rows in the public lists. */
async function openSite(postgresUrl, submissions, rows) {
  const url = await createDatabase(postgresUrl);
  const server = await startServer(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  undoLater(() => client.end());
  await fillTo(client, submissions, tell);
  await fillLists(client, rows);
  const call = await signIn(server);
  const get = async (path, options) => (await call(path, options)).arrayBuffer();
  const cursor = await cursorAt(client, Math.floor(submissions / 2));
  return {
    server,
    client,
    call,
    cursor,
    listCalls: { 'GET /api/jobs': () => get('jobs'), 'GET /api/rental': () => get('rental') },
    inboxCalls: inboxCalls(get, await startRetention(url), cursor),
  };
}

async function measure(title, sizes, callsOfSites) {
  const results = new Map();
  for (const name of Object.keys(callsOfSites[0])) {
    const calls = callsOfSites.map((calls) => calls[name]);
    results.set(name, await timesOf(`${title}: ${name}`, calls));
  }
  printGrowth(title, sizes, results);
}

const { sizes, ...extras } = readArguments();
await buildOrExit({ only: ['server'] });
await measureAndTidy(async () => {
  const postgresUrl = await openPostgres();
  const sites = [];
  for (const [index, size] of sizes.entries()) {
    sites.push(await openSite(postgresUrl, size, LIST_SIZES[Math.min(index, LIST_SIZES.length - 1)]));
  }
  const listSizes = LIST_SIZES.slice(0, sites.length);
  const listCalls = sites.slice(0, listSizes.length).map((site) => site.listCalls);
  await measure('Public lists', listSizes, listCalls);
  const all = sites.map((site) => site.inboxCalls);
  await measure('Inbox and chores', sizes, all);
  const { server, call, client, cursor } = sites.at(-1);
  if (extras.export) for (const query of ['', '?search=example']) await exportInbox(server, call, query);
  if (extras.explain) await explainInbox(client, cursor);
});
