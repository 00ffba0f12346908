import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../lib/free-port.mjs';

/** As docs/operations-database.md has them. */
const settings = ({ hostname, port, username, password, pathname }, listenPort, pool) => `
[databases]
eclar = host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${password} connect_query='SET statement_timeout = 2500; SET lock_timeout = 1000; SET idle_in_transaction_session_timeout = 5000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${pool}
max_client_conn = 500
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`;

/** PgBouncer refuses to run as root. */
function unprivileged(paths) {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  const user = { uid: id('-u'), gid: id('-g') };
  for (const path of paths) chownSync(path, user.uid, user.gid);
  return user;
}

/** A pooler in front of a database, which hands its connections out by transaction. */
export async function startPgBouncer(program, databaseUrl, pool) {
  const folder = mkdtempSync(join(tmpdir(), 'torture-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  const log = join(folder, 'log');
  const port = await freePort();
  writeFileSync(file, `${settings(new URL(databaseUrl), port, pool)}logfile = ${log}\n`);
  chmodSync(folder, 0o755);
  const child = spawn(program, ['-q', file], { stdio: 'ignore', cwd: '/', ...unprivileged([folder, file]) });
  const exited = once(child, 'exit');
  await pause(500);
  if (child.exitCode !== null) throw new Error(`PgBouncer did not start: ${readFileSync(log, 'utf8')}`);
  return {
    url: `postgres://eclar@127.0.0.1:${port}/eclar`,
    async stop() {
      child.kill('SIGINT');
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}
