import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from '../../lib/free-port.mjs';
import { findProgram } from './programs.mjs';

const execute = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

/** The newest PostgreSQL of this machine that can copy a server; the one from npm cannot. */
export function findServerPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const program = findProgram(
    'pg_basebackup',
    versions.map((version) => join(DEBIAN, version, 'bin')),
  );
  return program?.replace(/\/pg_basebackup$/, '');
}

function unprivileged(folder) {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  const user = { uid: id('-u'), gid: id('-g') };
  chownSync(folder, user.uid, user.gid);
  return user;
}

/** Two servers, of which the second follows the first: a commit is answered once both have it. */
export class Pair {
  constructor(programs) {
    this.folder = mkdtempSync(join(tmpdir(), 'torture-pair-'));
    chmodSync(this.folder, 0o755);
    this.programs = programs;
    this.user = unprivileged(this.folder);
  }

  async start() {
    this.primary = { data: join(this.folder, 'a'), port: await freePort() };
    this.standby = { data: join(this.folder, 'b'), port: await freePort() };
    await this.run(
      'initdb',
      '-D',
      this.primary.data,
      '-U',
      'postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
    );
    await this.startServer(this.primary);
    await this.query('CREATE DATABASE eclar', 'postgres');
    await this.follow();
  }

  run(program, ...args) {
    return execute(join(this.programs, program), args, { ...this.user, cwd: '/' });
  }

  startServer({ data, port }) {
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
    return this.run('pg_ctl', 'start', '-w', '-D', data, '-l', `${data}.log`, '-o', settings);
  }

  /** Makes the standby anew from the primary, and waits until every commit waits for it. */
  async follow() {
    const { data, port } = this.standby;
    rmSync(data, { recursive: true, force: true });
    const from = ['-h', '127.0.0.1', '-p', String(this.primary.port), '-U', 'postgres'];
    await this.run('pg_basebackup', ...from, '-D', data, '-R', '-c', 'fast');
    await this.startServer({ data, port });
    await this.setSynchronous('*');
    const sync = `SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`;
    while ((await this.query(sync)).length === 0) await pause(50);
  }

  /** Every process of the primary at once, as when its machine loses power. */
  killPrimary() {
    const postmaster = readFileSync(join(this.primary.data, 'postmaster.pid'), 'utf8').split('\n')[0];
    process.kill(Number(postmaster), 'SIGSTOP'); // so that it starts none anew
    execFileSync('pkill', ['-KILL', '-P', postmaster]);
    process.kill(Number(postmaster), 'SIGKILL');
  }

  /** The standby becomes the primary, alone for the time being. */
  async promote() {
    await this.run('pg_ctl', 'promote', '-w', '-D', this.standby.data);
    [this.primary, this.standby] = [this.standby, this.primary];
    await this.setSynchronous('');
  }

  async setSynchronous(names) {
    await this.query(`ALTER SYSTEM SET synchronous_standby_names = '${names}'`, 'postgres');
    await this.query('SELECT pg_reload_conf()', 'postgres');
  }

  async query(sql, database = 'eclar') {
    const client = new Client({ host: '127.0.0.1', port: this.primary.port, user: 'postgres', database });
    await client.connect();
    return client
      .query(sql)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  }

  async remove() {
    for (const { data } of [this.standby, this.primary])
      await this.run('pg_ctl', 'stop', '-w', '-m', 'immediate', '-D', data);
    rmSync(this.folder, { recursive: true });
  }
}
