import type { LoggerService } from '@nestjs/common';
import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import type { PersonChange } from '#shared/accounts/contract';
import type { CalendarFeed, NewCalendarFeed } from '#shared/contract';
import { SAMPLE_FIRM } from '#shared/content/sample/firm';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { calendarLines, eventsIn } from '#server/testing/samples/calendar-lines';
import { inboxCalls } from '#server/testing/calls/inbox-calls';
import { problemBody } from '#server/testing/samples/problem-body';
import { makeAccount, type MadeAccount } from '#server/testing/app/accounts';
import { useApp } from '#server/testing/app/use-app';

const FEED = DESK_ENDPOINTS.calendarFeed;
const DAY = 86_400_000;

describe('the calendar that others subscribe to', () => {
  const logged: unknown[] = [];
  const log = (...parts: unknown[]) => void logged.push(parts);
  const logger: LoggerService = { log, error: log, warn: log };
  const app = useApp({
    variables: { PUBLIC_URL: 'https://www.eclar.example', METRICS_TOKEN: 'a token for metrics' },
    logger,
  });
  const { add, clear, path } = inboxCalls(app);
  beforeEach(async () => {
    await clear();
    await app.database.query('TRUNCATE calendar_feeds, rate_limits');
  });

  const make = async () => (await app.asAdmin.post(FEED).expect(201)).body as NewCalendarFeed;
  const describeFeed = async () => (await app.asAdmin.get(FEED).expect(200)).body as CalendarFeed;
  const at = (secret: string) => app.get(`${DESK_ENDPOINTS.calendar}/${secret}.ics`);
  const read = async (secret: string) => (await at(secret).expect(200)).text;
  const inDays = (days: number) => new Date(Date.now() + days * DAY);
  const meeting = (columns = {}) => add({ kind: 'quote', meeting_at: inDays(1), ...columns });
  const referencesIn = (file: string) =>
    eventsIn(file).map((lines) => /^UID:(.+)@/.exec(lines.find((line) => line.startsWith('UID:')) ?? '')?.[1]);

  it('has a secret address only after the admin made one, and says since when', async () => {
    expect(await describeFeed()).toEqual({ createdAt: null });
    const { secret, createdAt } = await make();
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await describeFeed()).toEqual({ createdAt });
    expect(Date.now() - Date.parse(createdAt)).toBeLessThan(60_000);
  });

  it('keeps the secret nowhere in the database', async () => {
    const { secret } = await make();
    const [row] = await app.database.query<{ secret_hash: Buffer }>('SELECT secret_hash FROM calendar_feeds');
    expect(row.secret_hash).toHaveLength(32);
    expect(row.secret_hash.toString()).not.toContain(secret);
  });

  it('is a calendar in Philippine time which asks to be fetched every 15 minutes', async () => {
    const { secret } = await make();
    await meeting();
    const { headers, text } = await at(secret).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    expect(calendarLines(text)).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
        'X-PUBLISHED-TTL:PT15M',
        `X-WR-CALNAME:Meetings of ${SAMPLE_FIRM.name}`,
        'TZID:Asia/Manila',
      ]),
    );
  });

  it('has the event that the mails of the meeting are about, who comes, and the way to the Inbox', async () => {
    const { secret } = await make();
    const { id, reference } = await meeting({ meeting_state: 'confirmed', meeting_sequence: 3 });
    const [event] = eventsIn(await read(secret));
    const [file] = eventsIn((await app.asAdmin.get(path(id, '/meeting')).expect(200)).text);
    const uid = `UID:${reference}@${new URL(SAMPLE_FIRM.site).hostname}`;
    expect(file).toContain(uid);
    expect(event).toEqual(expect.arrayContaining([uid, 'SEQUENCE:3', 'STATUS:CONFIRMED', 'SUMMARY:Design: Ana Reyes']));
    expect(event.join()).toContain('Phone: 09171234567');
    expect(event).toContain(`URL;VALUE=URI:https://www.eclar.example/admin-dashboard?tab=inbox&id=${id}`);
  });

  it('has the meetings from 30 days ago on, without declined ones, suspected spam and deleted ones', async () => {
    const { secret } = await make();
    const { reference: past } = await meeting({ meeting_at: inDays(-29) });
    const { reference: coming } = await meeting({ meeting_at: inDays(400) });
    await meeting({ meeting_at: inDays(-32) });
    await meeting({ meeting_state: 'declined' });
    await meeting({ suspected_spam: true });
    await meeting({ deleted_at: new Date() });
    expect(referencesIn(await read(secret))).toEqual([past, coming]);
  });

  it('answers 304 until a meeting changes', async () => {
    const { secret } = await make();
    const { id } = await meeting();
    const { etag } = (await at(secret).expect(200)).headers;
    await at(secret).set('If-None-Match', etag).expect(304, '');
    await app.database.query('UPDATE submissions SET meeting_minutes = 30 WHERE id = $1', [id]);
    const { headers } = await at(secret).set('If-None-Match', etag).expect(200);
    expect(headers.etag).not.toBe(etag);
  });

  it('is at no other address, and ends when the admin ends it or makes another', async () => {
    const first = await make();
    const second = await make();
    await at(first.secret).expect(404);
    await read(second.secret);
    await app.asAdmin.delete(FEED).expect(204);
    const { body } = await at(second.secret).expect(404);
    expect(body).toEqual(problemBody(404, 'There is nothing at this address.'));
    expect(await describeFeed()).toEqual({ createdAt: null });
    await app.asAdmin.delete(FEED).expect(204);
  });

  describe('of an account', () => {
    const sales = async () => {
      const account = await makeAccount(app, 'sales');
      return { account, secret: await makeFor(account) };
    };
    const makeFor = async ({ token }: MadeAccount) =>
      ((await app.post(FEED).auth(token, { type: 'bearer' }).expect(201)).body as NewCalendarFeed).secret;
    const change = ({ id }: MadeAccount, changed: PersonChange) =>
      app.asAdmin.patch(`${ACCOUNT_ENDPOINTS.accounts}/${id}`).send(changed).expect(200);

    it('is its own: another account makes one and ends it beside it', async () => {
      const { secret: admins } = await make();
      const { account, secret } = await sales();
      await read(admins);
      await app.delete(FEED).auth(account.token, { type: 'bearer' }).expect(204);
      await at(secret).expect(404);
      await read(admins);
      expect(await describeFeed()).toMatchObject({ createdAt: expect.any(String) as string });
    });

    it('is read as long as the account is not suspended', async () => {
      const { account, secret } = await sales();
      await read(secret);
      await change(account, { suspended: true });
      await at(secret).expect(404);
    });

    it('is read as long as the account may see meetings', async () => {
      const { account, secret } = await sales();
      await change(account, { roles: ['hr', 'editor'] });
      await at(secret).expect(404);
      await change(account, { roles: ['owner'] });
      await read(secret);
    });

    it('ends with the account', async () => {
      const { account, secret } = await sales();
      await app.asAdmin.delete(`${ACCOUNT_ENDPOINTS.accounts}/${account.id}`).expect(204);
      await at(secret).expect(404);
    });
  });

  it('limits guesses, but keeps nobody away who knows the address', async () => {
    const { secret } = await make();
    for (let guess = 1; guess <= 20; guess++) await at(`guess-${guess}`).expect(404);
    const { headers } = await at('one-too-many').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await read(secret);
    await app.signIn();
  });

  it('writes the address neither to the log nor into metrics', async () => {
    const { secret } = await make();
    await read(secret);
    await at(`${secret}x`).expect(404);
    await app.database.query('ALTER TABLE calendar_feeds RENAME TO hidden');
    await at(secret).expect(500);
    await app.database.query('ALTER TABLE hidden RENAME TO calendar_feeds');
    expect(JSON.stringify(logged)).toContain('calendar-address-made by account');
    expect(JSON.stringify(logged)).toContain('/calendar/:secret.ics answered 500');
    expect(JSON.stringify(logged)).not.toContain(secret);
    const { text } = await app.get('metrics').auth('a token for metrics', { type: 'bearer' }).expect(200);
    expect(text).toContain('/api/calendar/:secret.ics');
    expect(text).not.toContain(secret);
  });
});
