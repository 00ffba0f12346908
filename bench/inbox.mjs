/**
 * `npm run bench:inbox [sizes]`: how fast the inbox answers as it fills, over HTTP against the built server.
 * With DATABASE_URL it measures on that server, in a database that it makes and drops; else on the PostgreSQL from npm.
 */
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { clearInterval, setInterval } from 'node:timers';
import { URLSearchParams } from 'node:url';
import pg from 'pg';
import { buildOrExit } from '../scripts/build.mjs';
import { cursorAt, fillTo } from './inbox-rows.mjs';
import { openDatabase, startServer } from './product.mjs';

const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 1000, 10_000, 100_000];
const SAMPLES = 200;
const WARM_UP = 20;
const LIST = 'admin/submissions';
const INBOX = join(import.meta.dirname, '../dist/server/server/inbox');

/** What is asked for, by its name; `cursor` is that of the middle of the list. */
const requests = (cursor) => ({
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

const milliseconds = (time) => time.toFixed(1).padStart(8);
const tell = (line) => process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${line}` : '');

async function measure(server, path) {
  const times = [];
  for (let sample = -WARM_UP; sample < SAMPLES; sample++) {
    const started = performance.now();
    await (await server.get(path)).arrayBuffer();
    if (sample >= 0) times.push(performance.now() - started);
  }
  times.sort((one, other) => one - other);
  return `${milliseconds(times[SAMPLES / 2])} ${milliseconds(times[Math.floor(SAMPLES * 0.99)])}`;
}

async function measureSize(server, client, size) {
  await fillTo(client, size, tell);
  tell('');
  console.log(`\n${size} submissions${' '.repeat(24 - String(size).length)} p50 ms   p99 ms`);
  const named = Object.entries(requests(await cursorAt(client, Math.floor(size / 2))));
  const paths = named.map(([name, query]) => [name, `${LIST}?${new URLSearchParams(query)}`]);
  for (const [name, path] of [...paths, ['counts', `${LIST}/counts`]])
    console.log(`  ${name.padEnd(28)} ${await measure(server, path)}`);
}

async function explain(client, middle) {
  const { readCursor } = await import(join(INBOX, 'cursor.js'));
  const { pageQuery } = await import(join(INBOX, 'submission-query.js'));
  const { SUMMARY_COLUMNS } = await import(join(INBOX, 'submission-row.js'));
  for (const [name, { cursor, ...filter }] of Object.entries(requests(middle))) {
    const [sql, values] = pageQuery(SUMMARY_COLUMNS, { filter, after: readCursor(cursor), limit: 51 });
    const { rows } = await client.query(`EXPLAIN (ANALYZE, COSTS OFF, BUFFERS OFF) ${sql}`, values);
    const lines = rows.map((row) => row['QUERY PLAN']).filter((line) => !/Recheck Cond|array_to_tsvector/.test(line));
    console.log(`\n${name}\n  ${lines.join('\n  ')}`);
  }
}

async function exportAll(server, query = '') {
  const before = await server.megabytes();
  let peak = before;
  const watch = setInterval(() => void server.megabytes().then((now) => (peak = Math.max(peak, now))), 20);
  const started = performance.now();
  let bytes = 0;
  for await (const chunk of (await server.get(`${LIST}/export${query}`)).body) bytes += chunk.length;
  const seconds = (performance.now() - started) / 1000;
  clearInterval(watch);
  const memory = `RSS ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most`;
  console.log(`CSV export${query}: ${seconds.toFixed(2)} s, ${bytes} bytes, ${memory}`);
}

await buildOrExit({ only: ['server'] });
const database = await openDatabase();
try {
  const server = await startServer(database.url);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  for (const size of SIZES) await measureSize(server, client, size);
  console.log('');
  await exportAll(server);
  await exportAll(server, '?search=example');
  await explain(client, await cursorAt(client, Math.floor(SIZES.at(-1) / 2)));
  await client.end();
  await server.stop();
} finally {
  await database.drop();
}
