import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { thorough } from '#shared/testing/thorough';
import { MIGRATION_LOCK } from '../../database/advisory-locks.ts';
import { startEmbedded, startSite } from '../../testing/app/command-line.ts';
import { createTestDatabase } from '../../testing/app/test-database.ts';

/** A database that lets migrations in and refuses the pool of the application, whose connections have a limit. */
const REFUSE_POOL = `
  CREATE FUNCTION refuse_pool() RETURNS event_trigger AS $$ BEGIN
    IF current_setting('statement_timeout') <> '0' THEN RAISE 'no pool today'; END IF;
  END $$ LANGUAGE plpgsql;
  CREATE EVENT TRIGGER refuse_pool ON login EXECUTE FUNCTION refuse_pool();
  ALTER EVENT TRIGGER refuse_pool ENABLE ALWAYS`;

describe('a start', () => {
  let folder: string;
  const data = () => join(folder, 'data');
  const isRunning = () => existsSync(join(data(), 'postgres/postmaster.pid'));
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'eclar-start-'));
    chmodSync(folder, 0o711);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  thorough.it('that fails inside Nest ends with one line, its error in the log, and PostgreSQL stopped', async () => {
    const postgres = await startEmbedded(data());
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(REFUSE_POOL);
    await client.end();
    await postgres.stop();
    const { status, output, problem } = await startSite(folder, { DATA_DIR: data() }).ended;
    expect([status, problem]).toEqual([
      1,
      'Stopped: error: no pool today. This was not expected; see the log above.\n',
    ]);
    const logged = output.split('\n').filter((line) => line.startsWith('{'));
    expect(JSON.parse(logged.at(-1) ?? '')).toMatchObject({
      err: { message: 'no pool today', stack: expect.stringContaining('\n    at ') },
    });
    expect(isRunning()).toBe(false);
  });

  thorough.it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'that %s ends while PostgreSQL is made leaves nothing',
    async (signal) => {
      const site = startSite(folder, { DATA_DIR: data() });
      await site.said('database  starting');
      site.kill(signal);
      expect(await site.ended).toMatchObject({ status: 0, problem: '' });
      expect(isRunning()).toBe(false);
      expect(readdirSync(data()).filter((name) => name.startsWith('postgres.'))).toEqual([]);
    },
  );

  thorough.it('may be ended while another process migrates', async () => {
    const database = await createTestDatabase({ empty: true });
    const other = new Client({ connectionString: database.url });
    await other.connect();
    await other.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const site = startSite(folder, { DATABASE_URL: database.url });
    await site.said('database  connecting');
    site.kill('SIGTERM');
    expect(await site.ended).toMatchObject({ status: 0, problem: '' });
    await other.end();
    await database.drop();
  });

  it('with a role that may not make tables says how it is allowed to', async () => {
    const database = await createTestDatabase({ empty: true });
    const role = `newcomer_${process.pid}`;
    await database.query(`CREATE ROLE ${role} LOGIN PASSWORD 'secret'`);
    const url = Object.assign(new URL(database.url), { username: role, password: 'secret' }).href;
    const { status, problem } = await startSite(folder, { DATABASE_URL: url }).ended;
    expect(problem).toMatch(
      /^Stopped: the role of DATABASE_URL has too few rights .* GRANT ALL ON SCHEMA public .*\(permission denied for schema public\)\.\n$/,
    );
    expect(status).toBe(1);
    await database.query(`DROP ROLE ${role}`);
    await database.drop();
  });

  thorough.it.each<[string, NodeJS.ProcessEnv, (folder: string) => void, RegExp]>([
    ['a wrong setting', { PORT: 'http' }, () => undefined, /^Stopped: PORT must be a number\. See \.env\.example\.\n$/],
    [
      'a file in the place of the data folder',
      { DATA_DIR: 'taken' },
      (there) => writeFileSync(join(there, 'taken'), ''),
      /^Stopped: taken is a file where a folder has to be: .*\(EEXIST\)\.\n$/,
    ],
    [
      'a data folder below a file',
      { DATA_DIR: 'taken/data' },
      (there) => writeFileSync(join(there, 'taken'), ''),
      /^Stopped: taken\/data is not a folder or is below a file: .*\(ENOTDIR\)\.\n$/,
    ],
    [
      'a data folder that nobody can make',
      { DATA_DIR: '/sys/eclar' },
      () => undefined,
      /^Stopped: \/sys\/eclar .*\((EPERM|EACCES|EROFS)\)\.\n$/,
    ],
  ])('on %s stops with one line', async (_what, env, prepare, line) => {
    prepare(folder);
    const { status, problem } = await startSite(folder, env).ended;
    expect(problem).toMatch(line);
    expect(status).toBe(1);
  });
});
