import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { startBalancer } from '../lib/balancer.mjs';
import { startDatabase } from '../lib/database.mjs';
import { oldestList } from '../lib/fresh-lists.mjs';
import { startPgBouncer } from '../lib/pgbouncer.mjs';
import { findProgram } from '../lib/programs.mjs';
import { anyVisitor, sessionStatuses, signIn, startReplicas, withToken } from '../lib/replicas.mjs';
import { audit, startWriters } from '../lib/writers.mjs';

const REPLICAS = 3;
const WRITERS = 12;
/** Connections of the server, for three processes that would take ten each. */
const POOL = 8;
const STALE_MS = 1000;
/** Of all forms: on a machine that is busy, a new connection may take longer than the second it has, which is a 503. */
const MOST_BUSY = 0.01;

/** Asks for everything that reads, over and over; the statuses that were not 200. */
function startReader(url, token) {
  const paths = ['jobs', 'rental', 'admin/submissions', 'admin/submissions?search=visitor', 'admin-session'];
  const bad = [];
  let reads = 0;
  let stopping = false;
  const read = async () => {
    for (; !stopping; reads++) {
      const { status } = await fetch(`${url}/api/${paths[reads % paths.length]}`, { headers: withToken(token) });
      if (status !== 200) bad.push(`${paths[reads % paths.length]} ${status}`);
    }
  };
  const reading = read();
  const stop = async () => {
    stopping = true;
    await reading;
    return { bad, reads };
  };
  return { stop };
}

/** Whether the pooler's own settings cut a statement off that takes too long. */
async function cutsOff(url) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const error = await client.query('SELECT pg_sleep(4)').catch((reason) => reason);
  await client.end();
  return error.code === '57014';
}

const serverConnections = `SELECT count(*)::int AS n FROM pg_stat_activity
  WHERE backend_type = 'client backend' AND datname = 'eclar' AND pid <> pg_backend_pid()`;

/** Three replicas through PgBouncer in transaction mode, from the first migration on: all calls work, under load. */
export async function run({ seconds = 20, say }) {
  const program = findProgram('pgbouncer');
  if (!program) return { missing: 'pgbouncer is not installed (Debian: apt-get install pgbouncer)' };
  const [version] = execFileSync(program, ['--version'], { encoding: 'utf8' }).split('\n');
  const database = await startDatabase();
  const pooler = await startPgBouncer(program, database.url, POOL);
  // on an empty database and at once: who migrates, and who waits, does so through the pooler
  const first = await startReplicas(REPLICAS, pooler.url);
  const migrated = await first.stop();
  const replicas = await startReplicas(REPLICAS, pooler.url, { DATABASE_DIRECT_URL: database.url });
  const balancer = await startBalancer(replicas.urls);
  const { token } = await signIn(balancer.url);
  const writers = startWriters({ url: balancer.url, count: WRITERS, visitor: anyVisitor });
  const reader = startReader(balancer.url, token);
  let connections = 0;
  let oldest = 0;
  for (let second = 1; second <= seconds; second++) {
    await pause(1000);
    connections = Math.max(connections, (await database.query(serverConnections))[0].n);
    if (second % 5 !== 0) continue;
    oldest = Math.max(
      oldest,
      await oldestList(replicas.urls, replicas.urls[second % REPLICAS], token, `row ${second}`),
    );
    say(`${second} of ${seconds} s: ${writers.acknowledged.size} acknowledged`);
  }
  await writers.stop();
  const { bad, reads } = await reader.stop();
  await fetch(`${replicas.urls[0]}/api/admin-session`, { method: 'DELETE', headers: withToken(token) });
  const signedOut = await sessionStatuses(replicas.urls, token);
  const timeouts = await cutsOff(pooler.url);
  const result = await audit(database, writers.acknowledged);
  const stopped = await replicas.stop();
  await balancer.stop();
  await pooler.stop();
  await database.remove();
  const { 201: stored, 503: busy = 0, ...others } = writers.statuses;
  const failed = Object.keys(others).length > 0 || busy > stored * MOST_BUSY || bad.length > 0;
  const ended = signedOut.every((status) => status === 401);
  return {
    kept: result.kept && migrated && stopped && timeouts && ended && !failed && oldest < STALE_MS,
    verdict: `${version} in transaction mode, ${REPLICAS} replicas × 10 connections on ${connections} of the server, ${seconds} s: ${result.verdict}, answers ${JSON.stringify(writers.statuses)}, ${reads} reads with ${bad.length} other than 200 ${[...new Set(bad)].join(', ')}; oldest list ${oldest.toFixed(0)} ms; migrated through it: ${migrated}; signed out on all: ${ended}; its statement_timeout works: ${timeouts}`,
  };
}
