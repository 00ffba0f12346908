import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { migrations } from '#migrations/index';
import { submissionWords } from '#migrations/sql/submission-words';
import { wordsOf } from '#migrations/sql/words-of';
import { thorough } from '#shared/testing/thorough';
import { ENTITIES } from '../../app/entities.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/app/test-database.ts';
import { migrationDataSource } from '../data-source.ts';
import { migrate, withMigrationLock } from './migrate.ts';

const FOLDER = join(import.meta.dirname, '../../../migrations');
async function undoAll(database: DataSource): Promise<void> {
  for (let left = migrations.length; left > 0; left--) await database.undoLastMigration({ transaction: 'each' });
}

/** Indexes on expressions, which an entity can name but not describe. */
const BEYOND_ENTITIES = ['submissions_email', 'submissions_search'];

/** They stay for one release, for replicas of the previous one. */
const OF_THE_PREVIOUS_RELEASE = ['sign_in_notices', 'credential_reminders', 'desk_letters'];

const NAMES = migrations.map(({ name }) => name);

describe('migrations/index.ts', () => {
  it('lists what every file of the folder exports, in the order of their times', async () => {
    const files = readdirSync(FOLDER).filter((file) => /^\d/.test(file));
    const exported: unknown[] = [];
    for (const file of files.sort()) exported.push(...Object.values((await import(join(FOLDER, file))) as object));
    expect(migrations).toEqual(exported);
  });
});

describe('the migrations', () => {
  let empty: TestDatabase;
  beforeEach(async () => (empty = await createTestDatabase({ empty: true })));
  afterEach(() => empty.drop());
  const onEmpty = <T>(work: (database: DataSource) => Promise<T>) => withMigrationLock(empty.url, work, ENTITIES);
  const tables = async () =>
    (
      await empty.query<{ name: string }>(
        `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
      )
    ).map(({ name }) => name);
  const functions = () => empty.query(`SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace`);

  it('make all that the entities ask for, and nothing else', async () => {
    await onEmpty(async (database) => {
      await migrate(database);
      const { upQueries } = await database.driver.createSchemaBuilder().log();
      expect(upQueries.map(({ query }) => query)).toEqual([]);
    });
  });

  thorough.it('write every constraint and index as the entities do', async () => {
    const others = ['migrations', ...OF_THE_PREVIOUS_RELEASE].map((table) => `'${table}'`).join();
    const definitions = `SELECT conname AS name, pg_get_constraintdef(c.oid) AS definition
      FROM pg_constraint c JOIN pg_class ON pg_class.oid = conrelid
      WHERE connamespace = 'public'::regnamespace AND relname NOT IN (${others})
      UNION SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename NOT IN (${others}) ORDER BY 1, 2`;
    const synchronized = await createTestDatabase({ empty: true });
    await withMigrationLock(synchronized.url, (database) => database.synchronize(), ENTITIES);
    await onEmpty(migrate);
    const migrated = await empty.query<{ name: string }>(definitions);
    expect(migrated.filter(({ name }) => !BEYOND_ENTITIES.includes(name))).toEqual(
      await synchronized.query(definitions),
    );
    await synchronized.drop();
  });

  thorough.it('make the indexes that no entity can describe', async () => {
    await onEmpty(migrate);
    const made = await empty.query<{ name: string; definition: string }>(
      `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE indexname = ANY($1) ORDER BY 1`,
      [BEYOND_ENTITIES],
    );
    expect(made.map(({ definition }) => definition)).toEqual([
      'CREATE INDEX submissions_email ON public.submissions USING btree (fold_case((email)::text), created_at, id)',
      expect.stringMatching(/^CREATE INDEX submissions_search ON public\.submissions USING gin .*words_of.*note.*kind/),
    ]);
  });

  thorough.it('know the letters of every script on a server whose own locale knows none', async () => {
    await onEmpty(migrate);
    expect(await empty.query(`SELECT words_of('ÑOÑO ТРАКТОР ΟΔΌΣ Q-7F3K9D, 李小龍.') AS words`)).toEqual([
      { words: ['nono', 'трактор', 'οδοσ', 'q', '7f3k9d', '李小龍'] },
    ]);
  });

  it('mend a database whose search takes 2 for 3', async () => {
    await onEmpty(async (database) => {
      await migrate(database);
      await database.undoLastMigration();
      await database.query(wordsOf('default').replace('chr(962), chr(963)', `'2', '3'`));
      await database.query(`INSERT INTO submissions (kind, reference, name, email, phone, delivery_option, privacy_version)
        SELECT 'inquiry', 'Q-AAAAA' || digit, 'Visitor ' || digit, '', '0917555014' || digit, 'Pick Up', '1'
        FROM generate_series(2, 3) AS digit`);
      await migrate(database);
    });
    await onEmpty(async (database) => {
      const connection = database.createQueryRunner();
      await connection.query('SET enable_seqscan = off; SET enable_indexscan = off'); // only the index of words is left
      const search = `SELECT name FROM submissions WHERE ${submissionWords()} @@ search_query($1)`;
      expect(await connection.query(search, ['09175550142'])).toEqual([{ name: 'Visitor 2' }]);
      expect(await connection.query(search, ['09175550143'])).toEqual([{ name: 'Visitor 3' }]);
      await connection.release();
    });
  });

  it('make no function of a row of a table, which PostgreSQL then refuses to alter', async () => {
    await onEmpty(migrate);
    const ofRows = `SELECT proname FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace AND proargtypes::oid[] || prorettype && ARRAY(
        SELECT unnest(ARRAY[oid, typarray]) FROM pg_type WHERE typtype = 'c' AND typnamespace = 'public'::regnamespace)`;
    expect(await empty.query(ofRows)).toEqual([]);
  });

  it('run once', async () => {
    expect(await onEmpty(migrate)).toEqual(NAMES);
    expect(await onEmpty(migrate)).toEqual([]);
  });

  it('leave nothing behind when they are undone', async () => {
    await onEmpty(async (database) => {
      await migrate(database);
      await undoAll(database);
    });
    expect(await tables()).toEqual(['migrations']);
    expect(await functions()).toEqual([]);
  });

  thorough.it('run again after they were undone', async () => {
    await onEmpty(async (database) => {
      await migrate(database);
      await undoAll(database);
      expect(await migrate(database)).toEqual(NAMES);
    });
  });

  thorough.it('run once when four start together', async () => {
    const ran = await Promise.all(Array.from({ length: 4 }, () => onEmpty(migrate)));
    expect(ran.flat()).toEqual(NAMES);
  });

  thorough.it('need no extension and no superuser', async () => {
    await empty.query(
      `DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'plain') THEN CREATE ROLE plain LOGIN PASSWORD 'plain'; END IF; END $$`,
    );
    await empty.query('GRANT CREATE ON SCHEMA public TO plain');
    const url = Object.assign(new URL(empty.url), { username: 'plain', password: 'plain' }).href;
    expect(await withMigrationLock(url, migrate)).toEqual(NAMES);
  });

  thorough.it('let go of the lock when they fail', async () => {
    await expect(onEmpty(() => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
    expect(await onEmpty(migrate)).toEqual(NAMES);
  });
});

describe('the data source of migrations', () => {
  it('waits for a statement as long as it takes', async () => {
    const database = await createTestDatabase({ empty: true });
    const source = await migrationDataSource(database.url).initialize();
    expect(await source.query('SHOW statement_timeout')).toEqual([{ statement_timeout: '0' }]);
    await source.destroy();
    await database.drop();
  });
});
