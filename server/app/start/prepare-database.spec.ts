import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_FIRM } from '#shared/content/sample/firm';
import { thorough } from '#shared/testing/thorough';
import { startOlderServer } from '../../testing/calls/older-server.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/app/test-database.ts';
import { readEnv, StartError } from '../../config/env.ts';
import { prepareDatabase, withJwtSecret } from './prepare-database.ts';

const SECRET = 'a secret for specs that is long enough';
const ADMIN = { ADMIN_EMAIL: 'admin@eclar.example', ADMIN_PASSWORD: 'a password for specs' };

describe('a start on DATABASE_URL', () => {
  let database: TestDatabase;
  beforeEach(async () => (database = await createTestDatabase({ empty: true })));
  afterEach(() => database.drop());
  const start = (variables: NodeJS.ProcessEnv = {}) =>
    prepareDatabase(readEnv({ DATABASE_URL: database.url, JWT_SECRET: SECRET, ...variables }));

  it('migrates it, makes the configured admin and adds no samples', async () => {
    expect(await start(ADMIN)).toMatchObject({ url: database.url, generatedAdmin: undefined });
    expect(await database.query('SELECT email FROM accounts')).toEqual([{ email: ADMIN.ADMIN_EMAIL }]);
    expect(await database.query('SELECT id FROM rentals UNION ALL SELECT id FROM jobs')).toEqual([]);
  });

  thorough.it('may happen four times at once', async () => {
    const starts = await Promise.all(Array.from({ length: 4 }, () => start(ADMIN)));
    expect(starts).toHaveLength(4);
    expect(await database.query('SELECT email FROM accounts')).toHaveLength(1);
  });

  it('makes an admin with a password of its own when none is configured, and tells it once', async () => {
    expect(await start()).toMatchObject({
      generatedAdmin: {
        email: `admin@${new URL(SAMPLE_FIRM.site).hostname.replace('www.', '')}`,
        password: expect.stringMatching(/^[\w-]{24}$/),
      },
    });
    expect(await start()).toMatchObject({ generatedAdmin: undefined });
  });

  it('stops in production when there is no admin and none is configured', async () => {
    await expect(start({ NODE_ENV: 'production' })).rejects.toThrow(
      new StartError('there is no admin yet: set ADMIN_EMAIL and ADMIN_PASSWORD. See .env.example.'),
    );
  });

  it('goes on in production when there is an admin', async () => {
    await start(ADMIN);
    expect(await start({ NODE_ENV: 'production' })).toMatchObject({ generatedAdmin: undefined });
  });

  it.each([
    ['nobody listens', (url: URL) => Object.assign(url, { port: '1' }), /ECONNREFUSED.*check DATABASE_URL\.$/],
    [
      'the password is wrong',
      (url: URL) => Object.assign(url, { password: 'hunter2' }),
      /password authentication failed/,
    ],
    [
      'there is no such database',
      (url: URL) => Object.assign(url, { pathname: '/none' }),
      /database "none" does not exist/,
    ],
  ])('stops with one line when %s, and tells no password', async (_what, change, line) => {
    const error = await start({ DATABASE_URL: change(new URL(database.url)).href }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartError);
    const { message } = error as StartError;
    expect(message).toMatch(line);
    expect(message.split('\n')).toHaveLength(1);
    expect(message).not.toContain('hunter2');
    expect(message).not.toContain(new URL(database.url).password);
  });
});

describe('a server of an older PostgreSQL', () => {
  it('is refused with the version that is needed', async () => {
    const database = await createTestDatabase({ empty: true });
    const older = await startOlderServer(database.url, '140013');
    await expect(prepareDatabase(readEnv({ DATABASE_URL: older.url, JWT_SECRET: SECRET }))).rejects.toThrow(
      new StartError(
        'the server of DATABASE_URL is PostgreSQL 14, and the site needs 15 or newer: upgrade it, or name another server.',
      ),
    );
    await older.stop();
    expect(await database.query('SELECT FROM pg_tables WHERE schemaname = current_schema()')).toEqual([]);
    await database.drop();
  });
});

describe('the secret that signs sessions', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'eclar-env-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is JWT_SECRET, of which nothing is written down', () => {
    expect(withJwtSecret(readEnv({ JWT_SECRET: SECRET, DATA_DIR: folder })).JWT_SECRET).toBe(SECRET);
    expect(existsSync(join(folder, 'jwt-secret'))).toBe(false);
  });

  it('is made when there is none, and stays the same', () => {
    const env = readEnv({ DATA_DIR: join(folder, 'new') });
    const made = withJwtSecret(env).JWT_SECRET;
    expect(made).toMatch(/^[\w-]{64}$/);
    expect(withJwtSecret(env).JWT_SECRET).toBe(made);
  });

  it('is for its owner to read alone', () => {
    withJwtSecret(readEnv({ DATA_DIR: folder }));
    expect(statSync(join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600);
  });
});
