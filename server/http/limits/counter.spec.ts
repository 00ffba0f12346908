import { JsonLogger } from '../../app/log/json-logger.ts';
import { Problem } from '../errors/problem.ts';
import { until } from '../../testing/app/until.ts';
import { useApp } from '../../testing/app/use-app.ts';
import { Counters } from './counter.ts';

const HOUR = 3_600_000;
const refusal = (wait: number) => new Problem(429, 'Too many.', {}, { retryAfter: wait });

describe('counters', () => {
  const logged: string[] = [];
  const app = useApp({ logger: new JsonLogger('warn', { write: (line) => void logged.push(line) }) });
  const counters = () => app.nest.get(Counters);
  const points = async (limit: string) =>
    (
      await app.database.query<{ points: number }>('SELECT points FROM rate_limits WHERE starts_with(key, $1)', [limit])
    )[0]?.points;
  const hide = () => app.database.query('ALTER TABLE rate_limits RENAME TO away');
  const bringBack = () => app.database.query('ALTER TABLE away RENAME TO rate_limits');
  const addOld = async () => {
    const ends = Date.now();
    await app.database.query('TRUNCATE rate_limits');
    await app.database.query(
      `INSERT INTO rate_limits (key, points, expire) VALUES ('a:old', 5, $1), ('b:old', 1, $1), ('a:ended', 5, $2), ('a:counting', 5, $3)`,
      [ends - HOUR - 1, ends, ends + HOUR],
    );
  };
  const keys = async () =>
    (await app.database.query<{ key: string }>('SELECT key FROM rate_limits ORDER BY key')).map(({ key }) => key);

  it('refuse what is beyond the limit, with the time until the hour is over, for one sender alone', async () => {
    const counter = counters().make('refusing', 2);
    for (let call = 0; call < 2; call++) await counter.count('one', refusal);
    const refused = await counter.count('one', refusal).catch((problem: Problem) => problem);
    expect(refused).toMatchObject({ message: 'Too many.' });
    const { retryAfter } = refused as Problem;
    expect(retryAfter).toBeGreaterThan(HOUR - 60_000);
    expect(retryAfter).toBeLessThanOrEqual(HOUR);
    await counter.count('other', refusal);
  });

  it('are deleted an hour after theirs has ended, those of every limit', async () => {
    await addOld();
    await counters().run();
    expect(await keys()).toEqual(['a:counting', 'a:ended']);
  });

  it('are deleted at a start and every five minutes, as long as the site runs', async () => {
    const areGone = () => until(async () => !(await keys()).includes('a:old'));
    await addOld();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    try {
      counters().onApplicationBootstrap();
      await areGone();
      await addOld();
      jest.advanceTimersByTime(5 * 60_000);
      await areGone();
      const running = jest.getTimerCount();
      void counters().onModuleDestroy();
      expect(jest.getTimerCount()).toBe(running - 1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('take a point back, even when the database is away meanwhile', async () => {
    const counter = counters().make('refunding', 5);
    await counter.count('one', refusal);
    await hide();
    await counter.giveBack('one');
    await expect(counter.count('one', refusal)).rejects.not.toBeInstanceOf(Problem);
    expect(logged.filter((line) => line.includes('Could not refund a rate-limit point yet'))).toHaveLength(1);
    expect(logged.at(-1)).toContain('rate_limits');
    const kept = 'SELECT points FROM away WHERE starts_with(key, $1)';
    expect(await app.database.query(kept, ['refunding'])).toEqual([{ points: 1 }]);
    await bringBack();
    await until(async () => (await points('refunding')) === 0);
  });

  it('that cannot be deleted keep nothing from going on, and the log says so', async () => {
    await hide();
    await expect(counters().runLogged()).resolves.toBeUndefined();
    expect(JSON.parse(logged.at(-1)!)).toMatchObject({
      msg: 'Counters of old hours could not be deleted',
      stack: expect.stringContaining('rate_limits'),
    });
    await bringBack();
  });
});
