import { migrations } from '#migrations/index';
import { CalendarFeeds1795550000000 } from '#migrations/1795550000000-calendar-feeds';
import { migrate } from '../../database/migrations/migrate.ts';
import { withOldVersion } from '../../testing/app/old-schema.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/app/test-database.ts';

const COUNT = migrations.indexOf(CalendarFeeds1795550000000);

describe('the one address of the version before', () => {
  let database: TestDatabase;
  const accounts = () => database.query<{ id: string }>('SELECT id FROM accounts ORDER BY is_first DESC');
  const up = () => withOldVersion(database.url, COUNT + 1, migrate);
  const feeds = () => database.query('SELECT account_id FROM calendar_feeds');

  beforeEach(async () => {
    database = await createTestDatabase({ empty: true });
    await withOldVersion(database.url, COUNT, migrate);
    await database.query(
      `INSERT INTO accounts (email, roles, is_first, password_hash)
       VALUES ('first@x.example', '{owner}', true, 'hash'), ('second@x.example', '{sales}', false, 'hash')`,
    );
    await database.query(`INSERT INTO calendar_feed (secret_hash) VALUES ('secret')`);
  });
  afterEach(() => database.drop());
  const madeBy = (id: string) =>
    database.query(`INSERT INTO activities (account_id, action) VALUES ($1, 'calendar-address-made')`, [id]);

  it('becomes that of the account that made it', async () => {
    const [, second] = await accounts();
    await madeBy(second.id);
    await up();
    expect(await feeds()).toEqual([{ account_id: second.id }]);
  });

  it('becomes that of the first account when it was made before there were others', async () => {
    const [first] = await accounts();
    await up();
    expect(await feeds()).toEqual([{ account_id: first.id }]);
  });

  it('ends when the account that made it is gone', async () => {
    await madeBy('00000000-0000-4000-8000-000000000000');
    await up();
    expect(await feeds()).toEqual([]);
  });
});
