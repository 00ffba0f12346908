import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../testing/app/test-database.ts';
import { databaseOptions } from './data-source.ts';
import { poolOf } from './named-queries.ts';

/** Milliseconds after which this suite's data source gives a query up. */
const PATIENCE = 2000;

describe('a connection of the pool', () => {
  let database: TestDatabase;
  let source: DataSource;
  beforeAll(async () => {
    database = await createTestDatabase({ empty: true });
    const options = databaseOptions(database.url, { poolSize: 1 });
    const extra = { ...(options.extra as object), query_timeout: PATIENCE };
    source = await new DataSource({ ...options, extra }).initialize();
    await source.query('CREATE TABLE written (word text)');
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  const backend = async () => (await source.query<[{ pid: number }]>('SELECT pg_backend_pid() AS pid'))[0].pid;
  /** Writes a word as a form does. @returns the word as other connections see it */
  const write = async (word: string) => {
    await source.query('INSERT INTO written VALUES ($1)', [word]);
    return database.query('SELECT word FROM written WHERE word = $1', [word]);
  };

  it('that breaks while it is handed over costs its user a query, and not the process its life', async () => {
    const client = await poolOf(source).connect();
    expect(client.emit('error', new Error('terminating connection due to administrator command'))).toBe(true);
    client.release(true);
    expect(await source.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('is kept after a query, a committed transaction and an error that PostgreSQL answered', async () => {
    const pid = await backend();
    await source.transaction((manager) => manager.query('SELECT 1'));
    await expect(source.query('SELECT nothing')).rejects.toThrow('does not exist');
    await expect(source.transaction((manager) => manager.query('SELECT nothing'))).rejects.toThrow('does not exist');
    expect(await backend()).toBe(pid);
  });

  it('that stood still at the start of a transaction takes no write of anybody into it', async () => {
    const pid = await backend();
    process.kill(pid, 'SIGSTOP');
    await expect(source.transaction((manager) => manager.query('SELECT 1'))).rejects.toThrow('Query read timeout');
    process.kill(pid, 'SIGCONT');
    expect(await write('after a stall')).toHaveLength(1);
    expect(await backend()).not.toBe(pid);
  });

  it('that a named statement waited for in vain is not used again', async () => {
    const pid = await backend();
    const sleep = poolOf(source).query({ name: 'sleep', text: 'SELECT pg_sleep($1)', values: [60] });
    await expect(sleep).rejects.toThrow('Query read timeout');
    expect(await backend()).not.toBe(pid);
  });

  it('that comes back inside a transaction is not used again', async () => {
    const client = await poolOf(source).connect();
    await client.query('BEGIN');
    client.release();
    expect(await write('after a transaction that was left open')).toHaveLength(1);
  });

  it('that comes back with a query under way is not used again', async () => {
    const client = await poolOf(source).connect();
    const cut = expect(client.query('SELECT pg_sleep(60)')).rejects.toThrow('Connection terminated');
    client.release();
    await cut;
    expect(await write('after a query that was left alone')).toHaveLength(1);
  });
});
