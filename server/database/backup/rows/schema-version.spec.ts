import { DataSource } from 'typeorm';
import { Submissions1795005000000 } from '#migrations/1795005000000-submissions';
import { migrations } from '#migrations/index';
import { firstOrAll, thorough } from '#shared/testing/thorough';
import { createTestDatabase, type TestDatabase } from '#server/testing/app/test-database';
import { contentOf, useBackups } from '#server/testing/app/use-backups';
import { databaseOptions } from '../../data-source.ts';
import { migrate, withMigrationLock } from '../../migrations/migrate.ts';

const LATER = migrations.indexOf(Submissions1795005000000) + 1;
const NAMES = migrations.map(({ name }) => name);
const SUBMISSION = `INSERT INTO submissions (kind, reference, name, email, phone, privacy_version, delivery_option)
  VALUES ('inquiry', 'I-OLD001', 'Ana', 'ana@example.com', '0917', '1', 'Pick Up')`;

describe('a backup of an older schema', () => {
  const { path, said, backup, restore } = useBackups();
  let old: TestDatabase;

  /** As a version of the site does that knows none of the later migrations. */
  const migrateOld = async ({ url }: TestDatabase) => {
    const options = { ...databaseOptions(url), migrations: migrations.slice(0, LATER) };
    const database = await new DataSource(options).initialize();
    await migrate(database).finally(() => database.destroy());
  };

  /** Without the sequences: PostgreSQL never takes back a number that one has given. */
  const rowsOf = async (database: TestDatabase) => ({ ...(await contentOf(database)), sequences: undefined });

  beforeAll(async () => {
    old = await createTestDatabase({ empty: true });
    await migrateOld(old);
    await old.query(SUBMISSION);
    await backup(old, [path('old')]);
  });
  afterAll(() => old.drop());

  it.each(
    firstOrAll([
      ['an empty database', { empty: true }, []],
      ['a database of today', {}, []],
      ['a database of today that holds rows', {}, ['--force']],
    ]),
  )('is restored into %s and becomes what migrating the old one makes of it', async (_what, options, args) => {
    const database = await createTestDatabase(options);
    if (args.length > 0) await database.query(SUBMISSION);
    await restore(database, [path('old'), ...args]);
    expect(said.at(-2)).toBe(`Ran ${NAMES.slice(LATER).join(', ')}, which came after the backup.`);
    await withMigrationLock(old.url, migrate);
    expect(await contentOf(database)).toEqual(await contentOf(old));
    await database.drop();
  });

  thorough.it('leaves schema and content as they were when one of its rows is refused', async () => {
    const [odd, today] = [await createTestDatabase({ empty: true }), await createTestDatabase()];
    await migrateOld(odd);
    await odd.query('ALTER TABLE submissions DROP CONSTRAINT submissions_not_blank');
    await odd.query(SUBMISSION.replace('Ana', ' '));
    await backup(odd, [path('odd')]);
    await today.query(SUBMISSION.replace('I-OLD001', 'I-NEW001'));
    const before = await rowsOf(today);
    await expect(restore(today, [path('odd'), '--force'])).rejects.toThrow(
      /submissions_not_blank": nothing was changed/,
    );
    expect(await rowsOf(today)).toEqual(before);
    await Promise.all([odd.drop(), today.drop()]);
  });

  it('is refused by a database that a newer build has migrated', async () => {
    const database = await createTestDatabase();
    await database.query(`INSERT INTO migrations (timestamp, name) VALUES (1, 'Later1')`);
    const before = await contentOf(database);
    await expect(restore(database, [path('old')])).rejects.toThrow(
      'the database comes from a newer build, with the migration Later1: restore with that build.',
    );
    expect(await contentOf(database)).toEqual(before);
    await database.drop();
  });
});
