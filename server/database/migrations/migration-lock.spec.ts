import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { thorough } from '#shared/testing/thorough';
import { createTestDatabase, type TestDatabase } from '../../testing/app/test-database.ts';
import { until } from '../../testing/app/until.ts';
import { migrateUp } from '../backup/rows/schema-version.ts';
import { migrationDataSource } from '../data-source.ts';
import { withMigrationLock } from './migrate.ts';

/** As docs/migrations.md says that a long index build is written. */
class IndexJobsByPosition1895000000000 implements MigrationInterface {
  name = 'IndexJobsByPosition1895000000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    const concurrently = queryRunner.isTransactionActive ? '' : 'CONCURRENTLY';
    await queryRunner.query(`DROP INDEX IF EXISTS "jobs_position"`);
    await queryRunner.query(`CREATE INDEX ${concurrently} "jobs_position" ON "jobs" ("position")`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "jobs_position"');
  }
}

describe('the lock of the migrations', () => {
  let database: TestDatabase;
  beforeEach(async () => (database = await createTestDatabase()));
  afterEach(() => database.drop());
  const withIndex = async (work: (source: DataSource) => Promise<unknown>) => {
    const options = { ...migrationDataSource(database.url).options, migrations: [IndexJobsByPosition1895000000000] };
    const source = await new DataSource(options).initialize();
    await work(source).finally(() => source.destroy());
  };
  const indexes = () =>
    database.query(`SELECT FROM pg_index WHERE indisvalid AND indexrelid = to_regclass('jobs_position')`);

  /** Keeps an index of jobs from being built until it may go on. */
  const writeJobs = () => database.hold('LOCK TABLE jobs IN ROW EXCLUSIVE MODE');
  const building = `SELECT FROM pg_stat_activity WHERE query LIKE 'CREATE INDEX%' AND wait_event_type = 'Lock' AND datname = current_database()`;

  it('keeps nobody who waits for it in the way of an index that is built CONCURRENTLY', async () => {
    const finish = await writeJobs();
    const order: string[] = [];
    const migrating = withMigrationLock(database.url, async () => {
      await withIndex((source) => source.runMigrations());
      order.push('index built');
    });
    await until(async () => (await database.query(building)).length > 0);
    const waiting = withMigrationLock(database.url, () => Promise.resolve(order.push('next start')));
    await until(async () => (await tries()) > 0);
    await finish();
    await Promise.all([migrating, waiting]);
    expect(order).toEqual(['index built', 'next start']);
    expect(await indexes()).toHaveLength(1);
  });

  /** Statements that ask for the lock, as the server has seen them last. */
  const tries = async () => {
    const sql = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle' AND query = 'ROLLBACK'`;
    return (await database.query(sql)).length;
  };

  thorough.it('lets such an index be built inside the transaction of a restore too, and be taken back', async () => {
    await withIndex((source) => source.transaction(({ queryRunner }) => migrateUp(source, queryRunner!)));
    expect(await indexes()).toHaveLength(1);
    await withIndex((source) => source.undoLastMigration({ transaction: 'each' }));
    await withIndex((source) => source.runMigrations());
    await withIndex((source) => source.undoLastMigration({ transaction: 'each' }));
    expect(await indexes()).toHaveLength(0);
  });

  thorough.it('is kept however long its holder says nothing, whatever limit its role has', async () => {
    await database.query(
      `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET idle_in_transaction_session_timeout = 50', current_database()); END $$`,
    );
    const order: string[] = [];
    const long = withMigrationLock(database.url, async (source) => {
      await source.query('SELECT pg_sleep(0.5)');
      order.push('first');
    });
    await until(
      async () =>
        (
          await database.query(
            `SELECT FROM pg_stat_activity WHERE query LIKE '%pg_sleep%' AND pid <> pg_backend_pid() AND datname = current_database()`,
          )
        ).length > 0,
    );
    await withMigrationLock(database.url, () => Promise.resolve(order.push('second')));
    await long;
    expect(order).toEqual(['first', 'second']);
  });
});
