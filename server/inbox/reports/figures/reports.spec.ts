import type { Figures } from '#shared/contract';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { dayAfter, mondayOf, officeDay } from '#shared/meetings/office-day';
import { inboxCalls } from '#server/testing/calls/inbox-calls';
import { problemBody } from '#server/testing/samples/problem-body';
import { useApp } from '#server/testing/app/use-app';
import { startOf } from './periods.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const hoursAfter = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR);
const hoursAgo = (hours: number) => hoursAfter(new Date(), -hours);

describe('GET /admin/figures', () => {
  const app = useApp();
  const { add, clear } = inboxCalls(app);
  beforeEach(clear);
  const read = async (query: object = {}) =>
    (await app.asAdmin.get(DESK_ENDPOINTS.figures).query(query).expect(200)).body as Figures;
  const answersTo = async (kind: string) => (await read()).answers.find((row) => row.kind === kind);
  /** Noon of the Monday some weeks ago. */
  const monday = (weeksAgo: number) => hoursAfter(startOf(dayAfter(mondayOf(officeDay()), -7 * weeksAgo)), 12);

  it('is empty where nothing has come', async () => {
    const none = { answered: 0, median: null, slow: null, inTime: 0, late: 0 };
    const { weeks, ...others } = await read();
    expect(weeks).toHaveLength(INBOX_LIMITS.figures.weeks.default);
    expect(weeks.at(-1)).toEqual({ week: mondayOf(officeDay()), quote: 0, application: 0, inquiry: 0 });
    expect(weeks[0].week).toBe(dayAfter(mondayOf(officeDay()), -77));
    expect(others).toEqual({
      answers: ['quote', 'application', 'inquiry'].map((kind) => ({ kind, ...none })),
      open: { today: 0, days: 0, week: 0, older: 0, waiting: 0 },
      pages: [],
    });
  });

  it('counts each kind by the week in which it came, in Philippine time', async () => {
    const sunday = hoursAfter(monday(1), -12.01);
    for (const created_at of [monday(1), hoursAfter(monday(1), -12), sunday]) await add({ kind: 'quote', created_at });
    await add({ kind: 'application', created_at: monday(1) });
    await add({ kind: 'inquiry', created_at: hoursAgo(0) });
    await add({ kind: 'inquiry', created_at: hoursAfter(monday(2), -36.01) });
    expect((await read({ weeks: 3 })).weeks).toEqual([
      { week: dayAfter(mondayOf(officeDay()), -14), quote: 1, application: 0, inquiry: 0 },
      { week: dayAfter(mondayOf(officeDay()), -7), quote: 2, application: 1, inquiry: 0 },
      { week: mondayOf(officeDay()), quote: 0, application: 0, inquiry: 1 },
    ]);
  });

  it('leaves out suspected spam and what was deleted, everywhere', async () => {
    await add({ kind: 'quote', suspected_spam: true, mail_state: 'none', page: '/built', answered_at: new Date() });
    await add({ kind: 'quote', deleted_at: new Date(), page: '/built', created_at: hoursAgo(100) });
    const { weeks, answers, open, pages } = await read();
    expect(weeks.every(({ quote }) => quote === 0)).toBe(true);
    expect(answers[0]).toMatchObject({ answered: 0, late: 0 });
    expect(open).toEqual({ today: 0, days: 0, week: 0, older: 0, waiting: 0 });
    expect(pages).toEqual([]);
  });

  it('tells within which time half and nine of ten were answered, by kind', async () => {
    for (const hours of [1, 2, 3, 4, 10]) {
      await add({ kind: 'quote', created_at: monday(2), answered_at: hoursAfter(monday(2), hours) });
    }
    await add({ kind: 'inquiry', created_at: monday(2), answered_at: hoursAfter(monday(2), 0.5), state: 'handled' });
    expect(await answersTo('quote')).toMatchObject({ answered: 5, median: 180, slow: 456 });
    expect(await answersTo('inquiry')).toMatchObject({ answered: 1, median: 30, slow: 30 });
    expect(await answersTo('application')).toMatchObject({ answered: 0, median: null, slow: null });
  });

  it('takes an answer by the end of the next office day as in time', async () => {
    const [from, friday] = [monday(3), hoursAfter(monday(3), 4 * 24)];
    await add({ kind: 'quote', created_at: from, answered_at: hoursAfter(from, 35.9) });
    await add({ kind: 'quote', created_at: from, answered_at: hoursAfter(from, 36.1) });
    await add({ kind: 'quote', created_at: friday, answered_at: hoursAfter(friday, 3 * 24 + 11.9) });
    await add({ kind: 'quote', created_at: friday, answered_at: hoursAfter(friday, 3 * 24 + 12.1) });
    await add({ kind: 'quote', created_at: from });
    await add({ kind: 'quote', created_at: hoursAgo(0) });
    expect(await answersTo('quote')).toMatchObject({ answered: 4, inTime: 2, late: 3 });
  });

  it('leaves out what was handled before answers were noted', async () => {
    await add({ kind: 'quote', created_at: monday(3), state: 'handled', answered_at: null });
    expect(await answersTo('quote')).toMatchObject({ answered: 0, inTime: 0, late: 0 });
  });

  it('tells how old is what is open, and how much waits for an answer', async () => {
    const midnight = startOf(officeDay());
    const daysAgo = (days: number) => new Date(midnight.getTime() - days * DAY);
    for (const created_at of [hoursAgo(0), daysAgo(1), daysAgo(2), daysAgo(3), daysAgo(7), daysAgo(8), daysAgo(400)]) {
      await add({ created_at });
    }
    await add({ created_at: daysAgo(5), state: 'read', answered_at: new Date() });
    await add({ created_at: daysAgo(5), state: 'handled', answered_at: new Date() });
    expect((await read()).open).toEqual({ today: 1, days: 2, week: 3, older: 2, waiting: 5 });
  });

  it('counts no more of what is open than the Inbox does', async () => {
    const { view: most } = INBOX_LIMITS.counted;
    await app.database.query(
      `INSERT INTO submissions (kind, reference, name, email, phone, privacy_version, delivery_option, created_at)
        SELECT 'inquiry', i, 'Ana', 'ana@example.com', '09171234567', '1', 'Pick Up', now() - interval '30 days'
        FROM generate_series(1, ${most + 50}) i`,
    );
    await add({});
    expect((await read()).open).toEqual({ today: 1, days: 0, week: 0, older: most, waiting: most });
  });

  it('counts the pages, most first, and those that are not known', async () => {
    for (const page of ['/built', '/services', '/services', null, null, null]) await add({ page });
    for (let one = 0; one < INBOX_LIMITS.figures.pages; one++) await add({ page: `/z${one}` });
    const { pages } = await read();
    expect(pages.slice(0, 3)).toEqual([
      { page: null, count: 3 },
      { page: '/services', count: 2 },
      { page: '/built', count: 1 },
    ]);
    expect(pages).toHaveLength(INBOX_LIMITS.figures.pages);
  });

  it.each(['0', '53', '-1', '1.5', 'x', ''])('refuses %s as a number of weeks', async (weeks) => {
    const { body } = await app.asAdmin.get(DESK_ENDPOINTS.figures).query({ weeks }).expect(400);
    expect(body).toEqual(problemBody(400, ['weeks must be a whole number from 1 to 52.']));
  });

  it('takes a year', async () => {
    await add({ created_at: monday(51) });
    expect((await read({ weeks: 52 })).weeks[0]).toMatchObject({ inquiry: 1 });
  });

  it('is refused without the admin token', () => app.get(DESK_ENDPOINTS.figures).expect(401));
});
