import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../../dist/server/server/database/embedded/embedded-postgres.js';
import { postgresHome } from '../../../dist/server/server/database/embedded/postgres-home.js';

const execute = promisify(execFile);
const START_ATTEMPTS = 60;

/** A PostgreSQL of its own, which can be killed, paused and started again at the same address. */
export async function startDatabase({ parent = tmpdir() } = {}) {
  const dataDir = await mkdtemp(join(parent, 'torture-'));
  await chmod(dataDir, 0o711); // PostgreSQL does not run as root, and has to get there
  const { url, stop } = await startEmbeddedPostgres(dataDir);
  const home = await postgresHome(dataDir);
  const postmaster = () => Number(readFileSync(join(home.cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const pgCtl = (...args) =>
    execute(join(home.programs, 'pg_ctl'), [...args, '-D', home.cluster], { ...home.user, cwd: '/' });

  return {
    url,
    dataDir,
    kill: () => process.kill(postmaster(), 'SIGKILL'),
    /** Stops every process of the server in its tracks, or lets them go on. */
    async signalAll(signal) {
      const pid = postmaster();
      process.kill(pid, signal);
      await execute('pkill', ['--signal', signal, '-P', String(pid)]);
    },
    /** With the port and settings of before. */
    async startAgain() {
      for (let attempt = 1; ; attempt++) {
        try {
          return await pgCtl('restart', '-w', '-m', 'immediate', '-l', join(home.cluster, 'server.log'));
        } catch (error) {
          if (attempt === START_ATTEMPTS) throw error;
          await pause(250); // the killed server's children still hold its memory
        }
      }
    },
    async query(sql, values) {
      const client = new Client({ connectionString: url });
      await client.connect();
      return client
        .query(sql, values)
        .then(({ rows }) => rows)
        .finally(() => client.end());
    },
    async remove() {
      await stop();
      await pgCtl('stop', '-w', '-m', 'immediate').catch(() => undefined); // stopped already, usually
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
