import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../lib/free-port.mjs';
import { queryAt, signalServer } from '../../lib/load/postgres.mjs';
import { asNobody, findProgram, temporaryFolder } from '../../lib/programs.mjs';
import { undoLater } from '../../lib/undo.mjs';

const DEBIAN = '/usr/lib/postgresql';
const IS_FOLLOWED = `SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`;

/** The program folder of an installed PostgreSQL with pg_basebackup, which the one from npm lacks. */
export function findServerPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'));
  const program = findProgram('pg_basebackup', folders);
  return program && dirname(program);
}

/** Starts a primary and its synchronous standby: a commit is acknowledged once both have it. */
export async function startPair(programs) {
  const folder = temporaryFolder('pair');
  chmodSync(folder, 0o755);
  const user = asNobody(folder);
  const run = (program, ...args) => promisify(execFile)(join(programs, program), args, user);
  let primary = { data: join(folder, 'a'), port: await freePort() };
  let standby = { data: join(folder, 'b'), port: await freePort() };

  const query = (sql, database = 'eclar') => queryAt(`postgres://postgres@127.0.0.1:${primary.port}/${database}`, sql);
  const startServer = ({ data, port }) => {
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
    return run('pg_ctl', 'start', '-w', '-D', data, '-l', `${data}.log`, '-o', settings);
  };
  const setSynchronous = async (names) => {
    await query(`ALTER SYSTEM SET synchronous_standby_names = '${names}'`, 'postgres');
    await query('SELECT pg_reload_conf()', 'postgres');
  };
  /** Recreates the standby from the primary, and waits until its replication is synchronous. */
  const follow = async () => {
    const { data, port } = standby;
    rmSync(data, { recursive: true, force: true });
    const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres'];
    await run('pg_basebackup', ...from, '-D', data, '-R', '-c', 'fast');
    await startServer({ data, port });
    await setSynchronous('*');
    while ((await query(IS_FOLLOWED)).length === 0) await pause(50);
  };
  /** Kills the primary as a power failure would, and promotes the standby, which then runs alone. */
  const failOver = async (whenDead) => {
    await signalServer(primary.data, 'SIGKILL');
    whenDead();
    await run('pg_ctl', 'promote', '-w', '-D', standby.data);
    [primary, standby] = [standby, primary];
    await setSynchronous('');
  };

  const options = ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  await run('initdb', '-D', primary.data, ...options);
  undoLater(async () => {
    for (const { data } of [standby, primary]) await run('pg_ctl', 'stop', '-w', '-m', 'immediate', '-D', data);
  });
  await startServer(primary);
  await query('CREATE DATABASE eclar', 'postgres');
  await follow();
  return { query, follow, failOver, port: () => primary.port };
}

/** A TCP proxy to the current primary, in place of a virtual IP address that moves on failover. */
export async function startSwitch(portNow) {
  const sockets = new Set();
  const join = (one, other) => {
    sockets.add(one);
    one.on('error', () => other.destroy()).on('close', () => (sockets.delete(one), other.destroy()));
    one.pipe(other);
  };
  const server = createServer((client) => {
    const onward = connect(portNow(), '127.0.0.1');
    join(client, onward);
    join(onward, client);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const cut = () => sockets.forEach((socket) => socket.destroy());
  undoLater(() => {
    server.close();
    cut();
  });
  return { port: server.address().port, cut };
}
