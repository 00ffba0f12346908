import { Counters } from './counter.ts';
import { useApp } from '../../testing/app/use-app.ts';

const HOUR = 3_600_000;

describe('counters', () => {
  const app = useApp();

  it('are deleted an hour after theirs has ended, those of every limit', async () => {
    const ends = Date.now();
    await app.database.query('TRUNCATE rate_limits');
    await app.database.query(
      `INSERT INTO rate_limits (key, points, expire) VALUES ('a:old', 5, $1), ('b:old', 1, $1), ('a:ended', 5, $2), ('a:counting', 5, $3)`,
      [ends - HOUR - 1, ends, ends + HOUR],
    );
    await app.nest.get(Counters).purge();
    const kept = await app.database.query<{ key: string }>('SELECT key FROM rate_limits ORDER BY key');
    expect(kept.map(({ key }) => key)).toEqual(['a:counting', 'a:ended']);
  });

  it('that cannot be deleted keep nothing from going on', async () => {
    await app.database.query('ALTER TABLE rate_limits RENAME TO away');
    await expect(app.nest.get(Counters).purge()).resolves.toBeUndefined();
  });
});
