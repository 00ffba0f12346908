import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import type { ActivityItem, ActivityPage, ActivityRequest } from '#shared/accounts/activities';
import { ActivityRetention } from '../../auth/activity/activity-retention.ts';
import { type MadeAccount, makeAccount } from '../../testing/app/accounts.ts';
import { useApp } from '../../testing/app/use-app.ts';
import { inboxCalls } from '../../testing/calls/inbox-calls.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';

const PATH = ACCOUNT_ENDPOINTS.activity;

interface Told extends Partial<Pick<ActivityItem, 'action' | 'subject' | 'count'>> {
  by?: MadeAccount;
  at?: string;
}

describe('GET /admin/activity', () => {
  const app = useApp();
  const { add } = inboxCalls(app);
  let rosa: MadeAccount;
  const write = ({ by, action = 'job-deleted', subject = null, count = null, at = 'now' }: Told = {}) =>
    app.database.query(
      'INSERT INTO activities (account_id, who, action, subject, count, at) VALUES ($1, $2, $3, $4, $5, $6)',
      [by?.id ?? null, by?.email ?? null, action, subject, count, at],
    );
  const list = async (query: ActivityRequest = {}) =>
    (await app.asAdmin.get(PATH).query(query).expect(200)).body as ActivityPage;
  const subjects = async (query: ActivityRequest = {}) => (await list(query)).items.map(({ subject }) => subject);
  /** As the owner of the table may. */
  const clear = () => app.database.query('TRUNCATE activities');
  beforeAll(async () => {
    rosa = await makeAccount(app, 'hr');
  });
  beforeEach(clear);

  it('lists who did what, the newest first', async () => {
    await write({ by: rosa, action: 'submission-deleted', count: 3, at: '2026-11-01T00:00:00Z' });
    await write({ action: 'resume-downloaded', subject: 'x', at: '2026-11-02T00:00:00Z' });
    const { items, next } = await list();
    expect(next).toBeNull();
    expect(items).toEqual([
      expect.objectContaining({ who: null, accountId: null, action: 'resume-downloaded', subject: 'x', count: null }),
      {
        _id: expect.any(String),
        at: '2026-11-01T00:00:00.000Z',
        accountId: rosa.id,
        who: rosa.email,
        action: 'submission-deleted',
        subject: null,
        about: null,
        count: 3,
      },
    ]);
  });

  it('tells what it was done to by the name that it has today, and by none once that is gone', async () => {
    const { id, reference } = await add();
    await write({ subject: id });
    await write({ subject: rosa.id });
    const abouts = async () => (await list()).items.map(({ about }) => about);
    expect(await abouts()).toEqual([rosa.email, reference]);
    await app.database.query('DELETE FROM submissions');
    expect(await abouts()).toEqual([rosa.email, null]);
  });

  it('is filtered by account and by kind', async () => {
    await write({ by: rosa, subject: 'a' });
    await write({ by: rosa, action: 'picture-deleted', subject: 'b' });
    await write({ subject: 'c' });
    expect(await subjects({ account: rosa.id })).toEqual(['b', 'a']);
    expect(await subjects({ action: 'job-deleted' })).toEqual(['c', 'a']);
    expect(await subjects({ account: rosa.id, action: 'job-deleted' })).toEqual(['a']);
  });

  it('is filtered by days of the office, both included', async () => {
    await write({ subject: 'before', at: '2026-11-09T15:59:59Z' });
    await write({ subject: 'first', at: '2026-11-09T16:00:00Z' });
    await write({ subject: 'last', at: '2026-11-11T15:59:59Z' });
    await write({ subject: 'after', at: '2026-11-11T16:00:00Z' });
    expect(await subjects({ from: '2026-11-10', to: '2026-11-11' })).toEqual(['last', 'first']);
    expect(await subjects({ from: '2026-11-12' })).toEqual(['after']);
    expect(await subjects({ to: '2026-11-09' })).toEqual(['before']);
  });

  it('comes in pages, of which none leaves one out, though many are of one moment', async () => {
    for (let n = 0; n < 5; n++) await write({ subject: String(n), at: '2026-11-10T00:00:00Z' });
    const seen: (string | null)[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ limit: 2, cursor });
      seen.push(...page.items.map(({ subject }) => subject));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(seen).toEqual(['4', '3', '2', '1', '0']);
  });

  it.each([
    ['account=1', 'account must be the id of an account.'],
    ['action=toString', 'action must be a kind of activity.'],
    ['from=2026-02-30', 'from must be a date such as 2026-12-31.'],
    ['to=tomorrow', 'to must be a date such as 2026-12-31.'],
    ['cursor=-1', 'cursor must come from an earlier page.'],
    ['limit=201', 'limit must be a whole number from 1 to 200.'],
    ['action=job-deleted&action=sign-in', 'action must be a kind of activity.'],
  ])('refuses %s', async (query, sentence) => {
    const { body } = await app.asAdmin.get(`${PATH}?${query}`).expect(400);
    expect(body).toEqual(problemBody(400, [sentence]));
  });

  it('is refused without an owner’s session', async () => {
    await app.get(PATH).auth(rosa.token, { type: 'bearer' }).expect(403);
    await app.get(PATH).expect(401);
  });

  describe('the table', () => {
    const OLD = "now() - interval '24 months 1 minute'";
    const young = () => write({ subject: 'young' });
    const old = (subject: string) =>
      app.database.query(`INSERT INTO activities (action, subject, at) VALUES ('sign-in', $1, ${OLD})`, [subject]);

    it('lets nobody change an activity, or delete one before its time', async () => {
      await young();
      const refusal = 'activities are kept as they were written';
      await expect(app.database.query(`UPDATE activities SET who = 'x'`)).rejects.toThrow(refusal);
      await expect(app.database.query('DELETE FROM activities')).rejects.toThrow(refusal);
      expect(await subjects()).toEqual(['young']);
    });

    it('is purged of what is older than 24 months, by several replicas at once', async () => {
      await young();
      await app.database.query(
        `INSERT INTO activities (action, at) SELECT 'sign-in', ${OLD} FROM generate_series(1, 2100)`,
      );
      const retention = app.nest.get(ActivityRetention);
      const purged = await Promise.all([retention.run(), retention.run()]);
      expect(purged[0] + purged[1]).toBe(2100);
      expect(await subjects()).toEqual(['young']);
    });

    it('lets a role without the right to delete purge what is old, and nothing else', async () => {
      await young();
      await old('old');
      const as = (statement: string) => app.database.query(`SET LOCAL ROLE clerk; ${statement}`);
      await app.database.query(`CREATE ROLE clerk; GRANT SELECT, INSERT ON activities TO clerk`);
      try {
        await as(`INSERT INTO activities (action, subject) VALUES ('sign-in', 'written')`);
        for (const statement of ['UPDATE activities SET count = 1', 'DELETE FROM activities', 'TRUNCATE activities'])
          await expect(as(statement)).rejects.toThrow('permission denied for table activities');
        await as('SELECT forget_old_activities(10)');
      } finally {
        await app.database.query('DROP OWNED BY clerk; DROP ROLE clerk');
      }
      expect(await subjects()).toEqual(['written', 'young']);
    });
  });
});
