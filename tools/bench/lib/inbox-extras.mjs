/** How PostgreSQL answers the inbox's requests, and what an export of all of it costs. */
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { inboxRequests } from './inbox-requests.mjs';
import { megabytesOf } from './processes.mjs';
import { SERVER } from './product.mjs';
import { say } from './tell.mjs';

const INBOX = join(SERVER, 'inbox');

export async function explainInbox(client, middle) {
  const { readCursor } = await import(join(INBOX, 'cursor.js'));
  const { pageQuery } = await import(join(INBOX, 'submission-query.js'));
  const { SUMMARY_COLUMNS } = await import(join(INBOX, 'submission-row.js'));
  for (const [name, { cursor, ...filter }] of Object.entries(inboxRequests(middle))) {
    const [sql, values] = pageQuery(SUMMARY_COLUMNS, { filter, after: readCursor(cursor), limit: 51 });
    const { rows } = await client.query(`EXPLAIN (ANALYZE, COSTS OFF, BUFFERS OFF) ${sql}`, values);
    const lines = rows.map((row) => row['QUERY PLAN']).filter((line) => !/Recheck Cond|array_to_tsvector/.test(line));
    say(`\n${name}\n  ${lines.join('\n  ')}`);
  }
}

/** The file is read as it comes, and the memory of the server watched meanwhile. */
export async function exportInbox({ pid }, call, query = '') {
  const before = megabytesOf(pid) ?? NaN;
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, megabytesOf(pid) ?? NaN)), 20);
  const started = performance.now();
  let bytes = 0;
  for await (const chunk of (await call(`admin/submissions/export${query}`)).body) bytes += chunk.length;
  const seconds = (performance.now() - started) / 1000;
  clearInterval(watch);
  const memory = `RSS ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most`;
  say(`CSV export${query}: ${seconds.toFixed(2)} s, ${bytes} bytes, ${memory}`);
}
