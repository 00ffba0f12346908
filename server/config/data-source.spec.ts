import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { databaseOptions } from './data-source.ts';
import { poolOf } from './pool.ts';

describe('a connection of the pool', () => {
  let database: TestDatabase;
  let source: DataSource;
  beforeAll(async () => {
    database = await createTestDatabase({ empty: true });
    source = await new DataSource(databaseOptions(database.url)).initialize();
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  it('that breaks while it is handed over costs its user a query, and not the process its life', async () => {
    const client = await poolOf(source).connect();
    expect(client.emit('error', new Error('terminating connection due to administrator command'))).toBe(true);
    client.release(true);
    expect(await source.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});
