import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS } from '#shared/endpoints';
import { thorough } from '#shared/testing/thorough';
import { startCommand } from '../../testing/app/command-line.ts';
import { QUOTE } from '../../testing/samples/forms.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/app/test-database.ts';
import { contentOf } from '../../testing/app/use-backups.ts';
import { useApp } from '../../testing/app/use-app.ts';
import { readEnv, StartError } from '../../config/env.ts';
import { prepareDatabase } from '../../app/start/prepare-database.ts';

const LATER = `INSERT INTO migrations (timestamp, name) VALUES (1895000000000, 'Later1895000000000')`;
const LINE =
  'a newer version has migrated the database (Later1895000000000 is not known here): start that version, or take the migration back with its `npm run migration:revert`. See docs/migrations.md.';

describe('a database that a newer version has migrated', () => {
  let database: TestDatabase;
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'eclar-newer-'));
    database = await createTestDatabase();
    await database.query(LATER);
  });
  afterEach(async () => {
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  it('is refused at the start, which changes nothing', async () => {
    const before = await contentOf(database);
    const env = readEnv({ DATABASE_URL: database.url, ADMIN_EMAIL: 'a@eclar.example', ADMIN_PASSWORD: 'password' });
    await expect(prepareDatabase(env)).rejects.toThrow(new StartError(LINE));
    expect(await contentOf(database)).toEqual(before);
  });

  thorough.it.each(['migration:run', 'migration:revert', 'admin:password'])(
    'is refused by npm run %s, with one line and status 1',
    async (command) => {
      const { ended } = startCommand(folder, { DATABASE_URL: database.url }, command);
      expect(await ended).toEqual({ status: 1, output: '', problem: `Stopped: ${LINE}\n` });
    },
  );

  thorough.it('is taken again once the newer version has taken its migration back', async () => {
    await database.query(`DELETE FROM migrations WHERE name = 'Later1895000000000'`);
    const { ended } = startCommand(folder, { DATABASE_URL: database.url }, 'migration:run');
    expect(await ended).toMatchObject({ status: 0, output: 'Nothing to run: the database is up to date.\n' });
  });
});

describe('a replica that was running before a newer version migrated', () => {
  const app = useApp();

  it('goes on', async () => {
    await app.database.query(LATER);
    await app.post(ENDPOINTS.offers).send(QUOTE).expect(201);
    await app.get(`${ENDPOINTS.health}/ready`).expect(200);
    await app.asAdmin.get(ENDPOINTS.submissions).expect(200);
  });
});
