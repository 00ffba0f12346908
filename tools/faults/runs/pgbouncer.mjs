import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../lib/free-port.mjs';
import { repeat } from '../../lib/load/calls.mjs';
import { adminCalls, anyVisitor } from '../../lib/load/http.mjs';
import { queryAt, startPostgres } from '../../lib/load/postgres.mjs';
import { asNobody, findProgram, temporaryFolder } from '../../lib/programs.mjs';
import { undoLater } from '../../lib/undo.mjs';
import { startBalancer } from '../lib/balancer.mjs';
import { oldestList } from '../lib/fresh-lists.mjs';
import { startReplicas } from '../lib/site.mjs';
import { audit, startWriters } from '../lib/writers.mjs';

const REPLICAS = 3;
const WRITERS = 12;
const STALE_MS = 1000;
const TRUST = { TRUST_PROXY: '1' };
/** Server connections, for three processes that would open ten each. */
const POOL = 8;
/** Share of forms that may get 503: on a busy machine, a new connection may take longer than its limit of one second. */
const MAX_BUSY = 0.01;

/** As in docs/operations-database.md. */
const poolerSettings = ({ hostname, port, username, password, pathname }, listenPort, log) => `
[databases]
eclar = host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${password} connect_query='SET statement_timeout = 2500; SET lock_timeout = 1500; SET idle_in_transaction_session_timeout = 5000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${POOL}
max_client_conn = 500
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout
logfile = ${log}
`;

/** Starts PgBouncer in transaction mode in front of a database. @returns its URL */
async function startPgBouncer(program, databaseUrl) {
  const folder = temporaryFolder('pgbouncer');
  const [file, log] = [join(folder, 'pgbouncer.ini'), join(folder, 'log')];
  const port = await freePort();
  writeFileSync(file, poolerSettings(new URL(databaseUrl), port, log));
  chmodSync(folder, 0o755);
  const child = spawn(program, ['-q', file], { stdio: 'ignore', ...asNobody(folder, file) });
  const exited = once(child, 'exit');
  undoLater(() => {
    child.kill('SIGINT');
    return exited;
  });
  await pause(500);
  if (child.exitCode !== null) throw new Error(`PgBouncer did not start: ${readFileSync(log, 'utf8')}`);
  return `postgres://eclar@127.0.0.1:${port}/eclar`;
}

/** Calls reading endpoints repeatedly. @returns a function that stops it and returns the number of reads and the failures */
function startReader(call) {
  const paths = ['jobs', 'rental', 'admin/submissions', 'admin/submissions?search=visitor', 'admin-session'];
  const seen = { reads: 0, bad: [] };
  const stop = repeat(1, () =>
    call(paths[seen.reads++ % paths.length]).then(
      (response) => response.arrayBuffer(),
      (error) => seen.bad.push(error.message),
    ),
  );
  return () => stop().then(() => seen);
}

const serverConnections = `SELECT count(*)::int AS n FROM pg_stat_activity
  WHERE backend_type = 'client backend' AND datname = 'eclar' AND pid <> pg_backend_pid()`;

/** All calls, and the migrations, work through PgBouncer in transaction mode under load. */
async function pgbouncer({ seconds, say }) {
  const program = findProgram('pgbouncer');
  if (!program) return { missing: 'pgbouncer is not installed (Debian: apt-get install pgbouncer)' };
  const [version] = execFileSync(program, ['--version'], { encoding: 'utf8' }).split('\n');
  const database = await startPostgres();
  const pooler = await startPgBouncer(program, database.url);
  // starts all at once on an empty database, so that they migrate, and wait for each other, through the pooler
  const migrated = await (await startReplicas(pooler, REPLICAS, TRUST)).stop();
  const replicas = await startReplicas(pooler, REPLICAS, { ...TRUST, DATABASE_DIRECT_URL: database.url });
  const balancer = await startBalancer(replicas.urls);
  const call = await adminCalls(balancer.url);
  const writers = startWriters({ url: balancer.url, count: WRITERS, visitor: anyVisitor });
  const stopReader = startReader(call);
  let connections = 0;
  let oldest = 0;
  for (let second = 1; second <= seconds; second++) {
    await pause(1000);
    connections = Math.max(connections, (await database.query(serverConnections))[0].n);
    if (second % 5 !== 0) continue;
    oldest = Math.max(oldest, await oldestList(replicas.urls, call, `row ${second}`));
    say(`${second} of ${seconds} s: ${writers.acknowledged.size} acknowledged`);
  }
  await writers.stop();
  const { bad, reads } = await stopReader();
  const cutOff = await queryAt(pooler, 'SELECT pg_sleep(4)').catch((error) => error.code);
  const { 201: stored, 503: busy = 0, ...others } = writers.statuses;
  return [
    ...(await audit(database, writers.acknowledged)),
    [migrated, `${REPLICAS} replicas × 10 on ${connections} connections of ${version}, migrated through it`],
    [Object.keys(others).length === 0 && busy <= stored * MAX_BUSY, `answers ${JSON.stringify(writers.statuses)}`],
    [bad.length === 0, `${reads} reads with ${bad.length} other than 200 ${[...new Set(bad)].join(', ')}`],
    [oldest < STALE_MS, `oldest list ${oldest.toFixed(0)} ms`],
    [cutOff === '57014', 'its statement_timeout works'],
    [await replicas.stop(), 'ended in order'],
  ];
}

export const runs = { pgbouncer };
