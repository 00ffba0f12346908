import { migrations } from '#migrations/index';
import { thorough } from '#shared/testing/thorough';
import { FIRST_ROWS } from '../../testing/samples/first-rows.ts';
import { withOldVersion } from '../../testing/app/old-schema.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/app/test-database.ts';
import { migrate } from './migrate.ts';

type Rows = Record<string, unknown>[];

/**
 * A column that a migration takes away on purpose, in the second of two releases, is named here with the reason, and so
 * is one whose values it changes: `table.column`.
 */
const GIVEN_UP: string[] = [];

describe('a database of the first version, full of rows', () => {
  let database: TestDatabase;
  let first: Map<string, Rows>;

  const tables = async () => {
    const sql = `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`;
    return (await database.query<{ name: string }>(sql)).map(({ name }) => name);
  };
  const rowsOf = async (table: string): Promise<Rows> => {
    const sql = `SELECT to_jsonb(t) AS row FROM "${table}" t ORDER BY to_jsonb(t) ->> 'id', to_jsonb(t)::text`;
    return (await database.query<{ row: Rows[number] }>(sql)).map(({ row }) => row);
  };
  const up = (count: number) => withOldVersion(database.url, count, migrate);
  const down = (count: number) =>
    withOldVersion(database.url, count, (source) => source.undoLastMigration({ transaction: 'each' }));
  /** What is now in the columns that the first version had. */
  const kept = async () => {
    const now = new Map<string, Rows>();
    for (const [table, rows] of first) {
      const columns = Object.keys(rows[0]).filter((column) => !GIVEN_UP.includes(`${table}.${column}`));
      const pick = (row: Rows[number]) => Object.fromEntries(columns.map((column) => [column, row[column]]));
      now.set(table, (await rowsOf(table)).map(pick));
    }
    return now;
  };

  beforeAll(async () => {
    database = await createTestDatabase({ empty: true });
    await up(1);
    for (const statement of FIRST_ROWS) await database.query(statement);
    first = new Map();
    for (const table of await tables()) first.set(table, await rowsOf(table));
  });
  afterAll(() => database.drop());

  it('has rows in every table', () => {
    expect([...first.values()].map((rows) => rows.length)).not.toContain(0);
  });

  thorough.it.each(migrations.slice(1).map(({ name }, index) => [name, index + 2]))(
    'keeps every one of them through %s',
    async (_name, count) => {
      await up(Number(count));
      expect(await kept()).toEqual(first);
    },
  );

  thorough.it('keeps them while every later migration is taken back, one by one', async () => {
    for (let count = migrations.length; count > 1; count--) {
      await down(count);
      expect(await kept()).toEqual(first);
    }
    expect(new Set(await tables())).toEqual(new Set(first.keys()));
    for (const [table, rows] of first) expect(await rowsOf(table)).toEqual(rows);
  });

  thorough.it('keeps them when all run again', async () => {
    await up(migrations.length);
    expect(await kept()).toEqual(first);
  });
});
