import { randomUUID } from 'node:crypto';
import { migrations } from '#migrations/index';
import { Outbox1795640000000 } from '#migrations/1795640000000-outbox';
import { createTestDatabase, type TestDatabase } from '../../testing/app/test-database.ts';
import { useBackups } from '../../testing/app/use-backups.ts';
import { migrate, withMigrationLock } from './migrate.ts';

const SESSION = randomUUID();

const OLD_ROWS = `
  INSERT INTO accounts (email, roles) VALUES ('ana@eclar.example', '{hr}');
  INSERT INTO sign_in_notices (session_id, account_id, device, sent_at)
    SELECT '${SESSION}'::uuid, id, 'Firefox', NULL FROM accounts UNION ALL SELECT gen_random_uuid(), id, 'Chrome', now() FROM accounts;
  INSERT INTO credential_reminders (credential, valid_to, days_before, leased_until, sent_at) VALUES
    ('pcab-2', '2027-01-05', 60, now(), now()), ('iso', '2027-01-05', 60, now(), NULL);
  INSERT INTO desk_letters (kind, day, leased_until, sent_at) VALUES
    ('week', '2026-11-23', now(), now()), ('waiting', '2026-11-25', now(), now()), ('waiting', '2026-11-26', now(), NULL)`;

/** Takes a lease as a replica of the previous release does. */
const OLD_LEASE = `
  INSERT INTO credential_reminders (credential, valid_to, days_before, leased_until)
  VALUES ('iso', '2027-01-05', 60, now() + interval '3 minutes')
  ON CONFLICT (credential, valid_to, days_before) DO UPDATE SET leased_until = excluded.leased_until
    WHERE credential_reminders.sent_at IS NULL AND credential_reminders.leased_until <= now()
  RETURNING credential`;

describe('the migration to one outbox', () => {
  let database: TestDatabase;
  const { path, backup, restore } = useBackups();
  const migrated = () => withMigrationLock(database.url, migrate);
  const undone = () =>
    withMigrationLock(database.url, async (source) => {
      const later = migrations.slice(migrations.indexOf(Outbox1795640000000));
      for (let left = later.length; left > 0; left--) await source.undoLastMigration({ transaction: 'each' });
    });
  const mails = () => database.query(`SELECT key, state, device FROM mails ORDER BY key COLLATE "C"`);

  beforeAll(async () => {
    database = await createTestDatabase();
    await undone();
    await database.query(OLD_ROWS);
    await backup(database, [path('old')]);
    await migrated();
  });
  afterAll(() => database.drop());

  it('carries over the notices that were not sent, and the keys of what was', async () => {
    const waiting = [0, 1, 10, 11, 2, 3, 4, 5, 6, 7, 8, 9].map((mailbox) => `desk-waiting-2026-11-25-${mailbox}`);
    const sent = ['credential-pcab-2-2027-01-05-60', ...waiting, 'desk-week-2026-11-23-0'];
    expect(await mails()).toEqual([
      ...sent.map((key) => ({ key, state: 'sent', device: null })),
      { key: `sign-in-${SESSION}`, state: 'queued', device: 'Firefox' },
    ]);
  });

  it('does so when a backup of the previous release is restored, except for the notices, which no backup has', async () => {
    const restored = await createTestDatabase();
    await restore(restored, [path('old')]);
    const keys = await restored.query(`SELECT key FROM mails WHERE state = 'sent'`);
    expect([keys.length, await restored.query(`SELECT FROM mails WHERE state <> 'sent'`)]).toEqual([14, []]);
    await restored.drop();
  });

  it('takes the mails of a replica of the previous release', async () => {
    const session = randomUUID();
    await database.query(
      `INSERT INTO sign_in_notices (session_id, account_id, device) SELECT '${session}', id, 'Edge' FROM accounts`,
    );
    expect(await database.query(OLD_LEASE)).toEqual([]);
    expect(await database.query('SELECT FROM sign_in_notices')).toEqual([]);
    expect(await mails()).toContainEqual({ key: `sign-in-${session}`, state: 'queued', device: 'Edge' });
  });

  it('gives back to the previous release what was sent, and what was not', async () => {
    await undone();
    expect(await database.query('SELECT device, sent_at FROM sign_in_notices ORDER BY device')).toEqual([
      { device: 'Edge', sent_at: null },
      { device: 'Firefox', sent_at: null },
    ]);
    const reminders = `SELECT credential, valid_to::text, days_before FROM credential_reminders WHERE sent_at IS NOT NULL`;
    expect(await database.query(reminders)).toEqual([
      { credential: 'pcab-2', valid_to: '2027-01-05', days_before: 60 },
    ]);
    const letters = `SELECT kind, day::text FROM desk_letters WHERE sent_at IS NOT NULL ORDER BY kind`;
    expect(await database.query(letters)).toEqual([
      { kind: 'waiting', day: '2026-11-25' },
      { kind: 'week', day: '2026-11-23' },
    ]);
  });
});
