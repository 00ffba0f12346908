import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { thorough } from '#shared/testing/thorough';
import { startEmbedded } from '../../testing/app/command-line.ts';
import { makeDataDir } from './postgres-home.ts';
import { ProgramError, runProgram } from './postgres-programs.ts';

thorough.describe('a program of PostgreSQL', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'eclar-program-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const run = (script: string, signal?: AbortSignal) => {
    writeFileSync(join(folder, 'pg_ctl'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    const home = { programs: folder, cluster: folder };
    return runProgram({ home, program: 'pg_ctl', args: [folder], log: join(folder, 'log'), signal });
  };

  it('is over with its exit, also when what it started keeps its output open', async () => {
    await run('sleep 120 & echo $! > "$1/left"');
    process.kill(Number(readFileSync(join(folder, 'left'), 'utf8')));
  });

  it('that fails tells its last words', async () => {
    await expect(run('echo working; echo no room >&2; exit 1')).rejects.toThrow(new ProgramError('working | no room'));
    await expect(run('exit 3')).rejects.toThrow(new ProgramError('pg_ctl ended with 3'));
  });

  it('is ended with the start', async () => {
    const controller = new AbortController();
    const running = run('echo $$ > "$1/left"; exec sleep 120', controller.signal);
    setImmediate(() => controller.abort());
    await expect(running).rejects.toThrow('aborted');
  });
});

describe('the embedded PostgreSQL', () => {
  let folder: string;
  const data = () => join(folder, 'data');
  const lockFile = () => join(data(), 'postgres/postmaster.pid');
  const ask = async (url: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    return client.query('SELECT 1').finally(() => client.end());
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'eclar-embedded-'));
    chmodSync(folder, 0o711);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What a server leaves that was killed, with a process number that somebody else has now. */
  const leaveLockFile = (pid: number, port: number) => {
    const lines = [pid, join(data(), 'postgres'), 1_700_000_000, port, '', '127.0.0.1', '', 'ready'];
    writeFileSync(lockFile(), `${lines.join('\n')}\n`);
  };

  it('is made by two that start together, and stopped by the last that uses it', async () => {
    const [one, two] = await Promise.all([startEmbedded(data()), startEmbedded(data())]);
    expect(one.url).toBe(two.url);
    await one.stop();
    await ask(two.url);
    await two.stop();
    expect(existsSync(lockFile())).toBe(false);
    expect(readdirSync(data()).filter((name) => name.startsWith('postgres.'))).toEqual([]);
  });

  thorough.it(
    'is never stopped under one that has just come',
    async () => {
      let last = await startEmbedded(data());
      for (let round = 0; round < 6; round++) {
        const [next] = await Promise.all([startEmbedded(data()), last.stop()]);
        await ask(next.url);
        last = next;
      }
      await last.stop();
      expect(existsSync(lockFile())).toBe(false);
    },
    120_000,
  );

  thorough.it('is left to another program that is connected to it', async () => {
    const { url, stop } = await startEmbedded(data());
    const psql = new Client({ connectionString: url.replace(/\?.*/, '') });
    await psql.connect();
    await stop();
    await psql.query('SELECT 1');
    await psql.end();
    const again = await startEmbedded(data());
    await again.stop();
    expect(existsSync(lockFile())).toBe(false);
  });

  thorough.it.each(['nobody', 'another program'])(
    'starts when the lock file of a dead one names a living stranger, and %s has its port',
    async (who) => {
      const stranger = spawn('sleep', ['60']);
      const listener = createServer((socket) => socket.destroy());
      await once(listener.listen(0, '127.0.0.1'), 'listening');
      const { port } = listener.address() as AddressInfo;
      if (who === 'nobody') await once(listener.close(), 'close');
      leaveLockFile(stranger.pid!, port);
      const { url, stop } = await startEmbedded(data());
      await ask(url);
      await stop();
      if (who !== 'nobody') await once(listener.close(), 'close');
      expect(stranger.exitCode).toBe(null);
      stranger.kill();
    },
  );

  thorough.describe('whose folder was copied', () => {
    const copy = () => join(folder, 'copy');
    let original: Awaited<ReturnType<typeof startEmbedded>>;
    beforeEach(async () => {
      execFileSync('cp', ['-a', data(), copy()]);
      original = await startEmbedded(data());
      copyFileSync(lockFile(), join(copy(), 'postgres/postmaster.pid'));
    });
    afterEach(async () => {
      await original.stop();
      rmSync(copy(), { recursive: true });
    });

    it('is another one than the original, though its lock file names the same process', async () => {
      const { url, stop } = await startEmbedded(copy());
      expect(new URL(url).port).not.toBe(new URL(original.url).port);
      await stop();
      await ask(original.url);
    });

    it('is not started when nothing proves that the process of its lock file is another one', async () => {
      writeFileSync(join(copy(), 'postgres-password'), 'another');
      await expect(startEmbedded(copy())).rejects.toThrow(
        /^Stopped: .*postmaster\.pid names process \d+, which is running, and what listens at port \d+ refuses the connection \(password .*\n$/,
      );
    });
  });

  thorough.it.each(['', undefined])('whose password is %p is not started, and says what to do', async (password) => {
    const file = join(data(), 'postgres-password');
    const kept = readFileSync(file, 'utf8');
    if (password === undefined) rmSync(file);
    else writeFileSync(file, password);
    await expect(startEmbedded(data())).rejects.toThrow(
      /postgres-password is (empty|missing), and the database cannot be opened without it: restore it/,
    );
    writeFileSync(file, kept);
    expect(existsSync(lockFile())).toBe(false);
  });

  it('leaves the rights of a folder that it did not make', () => {
    const own = mkdtempSync(join(folder, 'own-'));
    makeDataDir(own);
    makeDataDir(join(folder, 'new'));
    expect([own, join(folder, 'new')].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o711]);
  });
});
