/** `npm run bench:growth`: what each list, search and chore costs as its rows grow. */
import { performance } from 'node:perf_hooks';
import { URLSearchParams } from 'node:url';
import { buildOrExit } from '../build/build.mjs';
import { readArguments, UsageError, wholeNumber } from '../lib/arguments.mjs';
import { adminCalls } from '../lib/load/http.mjs';
import { connectTo, createDatabase, openPostgres } from '../lib/load/postgres.mjs';
import { megabytesOf } from '../lib/load/processes.mjs';
import { say } from '../lib/load/say.mjs';
import { startServer } from '../lib/product.mjs';
import { loadDataSource, loadRetention } from '../lib/server.mjs';
import { runAndUndo, undoLater } from '../lib/undo.mjs';
import { measureGrowth } from './lib/growth-table.mjs';
import { cursorAt, fillInbox, fillLists } from './lib/rows.mjs';

const SIZES = [100, 1000, 10_000, 100_000];
/** The admin types these by hand. */
const LIST_SIZES = [10, 100, 1000];
const INBOX = 'admin/submissions';

const USAGE = `npm run bench:growth -- [sizes] [--export]

Measures over HTTP what each list, search and chore costs with so many submissions (${SIZES.join(' ')}), and the factor of
each tenfold. Each size is a product of its own, so that the sizes can take turns.

  --export              the time and the memory of the CSV export at the largest size

With DATABASE_URL it measures on that server, in databases that it makes and drops; else on the PostgreSQL from npm.`;

/** Longer than any submission of the measurement is old: what a run costs that finds nothing to delete. */
const NOTHING_IS_DUE = { RETAIN_APPLICATIONS_MONTHS: 1200, RETAIN_QUOTES_MONTHS: 1200, RETAIN_INQUIRIES_MONTHS: 1200 };

function readSizes(values, words) {
  const sizes = words.map((word) => wholeNumber(word, 'A size'));
  if (sizes.some((size, index) => size <= (sizes[index - 1] ?? 1)))
    throw new UsageError('Sizes are whole numbers above 1, the smallest first');
  return { ...values, sizes: sizes.length > 0 ? sizes : SIZES };
}

/** What the inbox is asked for, by its name; `cursor` is that of the middle of the list. */
const inboxRequests = (cursor) => ({
  'first page': {},
  'deep page': { cursor },
  'kind, deep': { kind: 'quote', cursor },
  'state new': { state: 'new' },
  'mail failed (rare)': { mail: 'failed' },
  'all filters, none fits': { kind: 'quote', state: 'new', mail: 'failed' },
  spam: { spam: true },
  'search: in every row': { search: 'example' },
  'search: in a third': { search: 'concrete deliver' },
  'search: in a third, deep': { search: 'concrete deliver', cursor },
  'search: rare': { search: 'carabao' },
  'search: an address': { search: 'visitor77@example.com' },
  'search: no hit': { search: 'concrete zeppelin' },
  'search: 36 beginnings': { search: [...'0123456789abcdefghijklmnopqrstuvwxyz'].join(' ') },
});

async function startRetention(databaseUrl) {
  const { Retention } = await loadRetention();
  const { migrationDataSource } = await loadDataSource();
  const database = await migrationDataSource(databaseUrl).initialize();
  undoLater(() => database.destroy());
  return new Retention(database, NOTHING_IS_DUE);
}

function inboxCalls(get, retention, cursor) {
  const person = { method: 'POST', body: { email: 'visitor77@example.com' } };
  const pages = Object.entries(inboxRequests(cursor)).map(([name, query]) => [
    name,
    () => get(`${INBOX}?${new URLSearchParams(query)}`),
  ]);
  return {
    ...Object.fromEntries(pages),
    counts: () => get(`${INBOX}/counts`),
    figures: () => get('admin/figures'),
    'personal data of one person': () => get('admin/personal-data/export', person),
    'retention, nothing is due': () => retention.run(),
  };
}

/** A product of its own with so many submissions, and with so many rows in the public lists. */
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

/** The file is read as it comes, and the memory of the server watched meanwhile. */
async function exportInbox({ server: { pid }, call }, query) {
  const held = () => megabytesOf(pid) ?? NaN;
  const before = held();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, held())), 20);
  const started = performance.now();
  let bytes = 0;
  for await (const chunk of (await call(`${INBOX}/export${query}`)).body) bytes += chunk.length;
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  clearInterval(watch);
  const memory = `RSS ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most`;
  say(`CSV export${query}: ${seconds} s, ${bytes} bytes, ${memory}`);
}

const command = { command: 'bench:growth', usage: USAGE, options: { export: { type: 'boolean', default: false } } };
const { sizes, export: withExport } = readArguments(command, readSizes);
await buildOrExit({ only: ['server'] });
await runAndUndo(async () => {
  const postgresUrl = await openPostgres();
  const sites = [];
  for (const [index, size] of sizes.entries()) {
    sites.push(await openSite(postgresUrl, size, LIST_SIZES[Math.min(index, LIST_SIZES.length - 1)]));
  }
  const lists = sites.slice(0, LIST_SIZES.length);
  await measureGrowth(
    'Public lists',
    LIST_SIZES.slice(0, lists.length),
    lists.map(({ listCalls }) => listCalls),
  );
  await measureGrowth(
    'Inbox and chores',
    sizes,
    sites.map((site) => site.inboxCalls),
  );
  if (withExport) for (const query of ['', '?search=example']) await exportInbox(sites.at(-1), query);
});
