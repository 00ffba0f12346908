import { PATHS } from '#shared/catalogue';
import type { VisitFigures } from '#shared/contract';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { dayAfter, mondayOf, officeDay } from '#shared/meetings/office-day';
import { thorough } from '#shared/testing/thorough';
import { makeAccount } from '#server/testing/app/accounts';
import { makeClientDir } from '#server/testing/built/client-dir';
import { type SpecApp, useApp } from '#server/testing/app/use-app';
import { inboxCalls } from '#server/testing/calls/inbox-calls';
import { problemBody } from '#server/testing/samples/problem-body';
import { VisitCounter } from './visit-counter.ts';
import { VisitRetention } from './visit-retention.ts';

const COMPUTER = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const IPHONE = {
  'User-Agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
};
const OPERA_MINI = {
  'User-Agent': 'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; id) Presto/2.12.423 Version/12.16',
  'Sec-CH-UA-Mobile': '?1',
};
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

describe('visits', () => {
  const client = makeClientDir();
  afterAll(() => client.remove());
  const one = useApp({ clientDir: client.path });
  const other = useApp({ clientDir: client.path, replicaOf: one });
  const { add } = inboxCalls(one);
  beforeEach(() => one.database.query('TRUNCATE visit_totals, submissions CASCADE'));

  const open = async (path: string, headers: Record<string, string> = {}, { app = one, method = 'GET' } = {}) =>
    (await app.raw({ path, method, headers: { ...COMPUTER, ...headers } })).status;
  const flush = (app: SpecApp) => app.nest.get(VisitCounter).runLogged();
  const read = async (query: object = {}) => {
    await Promise.all([flush(one), flush(other)]);
    return (await one.asAdmin.get(DESK_ENDPOINTS.visits).query(query).expect(200)).body as VisitFigures;
  };
  const visitsToday = async () => (await read()).days.at(-1)?.visits;
  const addTotals = (day: string, visits: number) =>
    one.database.query(
      `INSERT INTO visit_totals VALUES ($1, 'page', '/', $2), ($1, 'referrer', 'direct', $2), ($1, 'device', 'phone', $2)`,
      [day, visits],
    );

  it('are counted by day, page, referrer and device, as pages are opened from outside', async () => {
    await open('/about', { Referer: 'https://www.google.com/' });
    await open('/about?utm_source=leaflet', { ...IPHONE, Referer: 'https://m.facebook.com/story.php?id=1' });
    await open('/about', { ...OPERA_MINI, Referer: 'https://lm.facebook.com/' });
    await open('/gravel-3/4crushed');
    const { days, ...others } = await read();
    expect(days.slice(-2)).toEqual([
      { day: dayAfter(officeDay(), -1), visits: 0 },
      { day: officeDay(), visits: 4 },
    ]);
    expect(days[0]).toEqual({ day: dayAfter(mondayOf(officeDay()), -77), visits: 0 });
    expect(others).toEqual({
      since: officeDay(),
      submissions: 0,
      pages: [
        { page: '/about', visits: 3, submissions: 0 },
        { page: '/gravel-3/4crushed', visits: 1, submissions: 0 },
      ],
      referrers: [
        { referrer: 'facebook.com', visits: 2 },
        { referrer: 'direct', visits: 1 },
        { referrer: 'google.com', visits: 1 },
      ],
      devices: { phone: 2, desktop: 2 },
    });
  });

  it('are counted when the browser’s copy is still current', async () => {
    const { headers } = await one.raw({ path: '/about' });
    expect(await open('/about', { 'If-None-Match': String(headers.etag) })).toBe(304);
    expect(await visitsToday()).toBe(1);
  });

  it('are counted on pages that are made of rows, jobs as their list', async () => {
    const job = { title: 'Driver', position: 'Driver', location: 'Gerona', fullDescription: 'x', qualifications: 'y' };
    const { body } = await one.asAdmin.post('jobs').send(job).expect(201);
    expect(await open(`${PATHS.careers}/${body._id}`)).toBe(200);
    expect(await open(PATHS.careers)).toBe(200);
    expect(await open(`${PATHS.careers}/0195c3b5-8d0e-7000-8000-000000000000`)).toBe(404);
    expect((await read()).pages).toEqual([{ page: PATHS.careers, visits: 2, submissions: 0 }]);
  });

  it.each([
    ['Googlebot', { 'User-Agent': GOOGLEBOT }],
    ['a link preview of WhatsApp', { 'User-Agent': 'WhatsApp/2.23.20.0' }],
    ['curl', { 'User-Agent': 'curl/8.5.0' }],
    ['a nameless program', { 'User-Agent': '' }],
    ['a browser that loads it in advance', { 'Sec-Purpose': 'prefetch;prerender' }],
    ['a frame of the editor', { 'Sec-Fetch-Dest': 'iframe' }],
    ['a link of the site', { 'Sec-Fetch-Site': 'same-origin' }],
    ['a link of the site, without HTTPS', { Host: 'eclar.example', Referer: 'http://eclar.example/offers' }],
  ])('are not counted of %s', async (_who, headers) => {
    expect(await open('/about', headers)).toBe(200);
    expect(await visitsToday()).toBe(0);
  });

  it.each([
    ['an unknown address', '/wp-login.php', 404],
    ['another spelling', '/About', 404],
    ['the error page', '/404', 404],
    ['a script', '/assets/main-a1b2c3.js', 200],
    ['the sitemap', '/sitemap.xml', 200],
    ['a list of the API', '/api/rental', 200],
  ])('are not counted at %s', async (_what, path, status) => {
    expect(await open(path)).toBe(status);
    expect(await visitsToday()).toBe(0);
  });

  it('are not counted without a page: other methods, parts', async () => {
    expect(await open('/about', {}, { method: 'HEAD' })).toBe(200);
    expect(await open('/about', {}, { method: 'POST' })).toBe(405);
    expect(await open('/about', { Range: 'bytes=0-3' })).toBe(206);
    expect(await visitsToday()).toBe(0);
  });

  it('are added up over all replicas', async () => {
    for (const app of [one, other, other]) await open('/about', {}, { app });
    await read();
    await open('/about', {}, { app: other });
    expect(await read()).toMatchObject({ pages: [{ visits: 4 }], referrers: [{ visits: 4 }], devices: { desktop: 4 } });
  });

  it('are kept while the database is away', async () => {
    await open('/about');
    await one.database.query('ALTER TABLE visit_totals RENAME TO away');
    await flush(one);
    await one.database.query('ALTER TABLE away RENAME TO visit_totals');
    await open('/about');
    expect(await visitsToday()).toBe(2);
  });

  it('leave nothing of the visitor in the database: no address, browser, query or whole referrer', async () => {
    await open('/about?token=secret-query', { ...IPHONE, Referer: 'https://l.facebook.com/secret-path?u=1' });
    await flush(one);
    const rows = await one.database.query('SELECT * FROM visit_totals ORDER BY dimension');
    expect(rows.map((row) => Object.values({ ...row, day: '' }))).toEqual([
      ['', 'device', 'phone', 1],
      ['', 'page', '/about', 1],
      ['', 'referrer', 'facebook.com', 1],
    ]);
  });

  it.each([
    ['what is no URL', 'not a URL'],
    ['an IP address', 'https://192.168.1.5/'],
    ['a name of a local network', 'https://intranet/'],
    ['a very long name', `https://${'a.'.repeat(60)}com/`],
  ])('name no host for %s', async (_what, Referer) => {
    await open('/about', { Referer });
    expect((await read()).referrers).toEqual([{ referrer: 'other', visits: 1 }]);
  });

  thorough.it('name a hundred hosts a day, and count the others together', async () => {
    for (let host = 0; host < 130; host++)
      await open('/about', { Referer: `https://shop-${host}.example/` }, { app: other });
    await open('/about', {}, { app: other });
    await read();
    const rows = await one.database.query(`SELECT value, visits FROM visit_totals WHERE dimension = 'referrer'`);
    expect(rows).toHaveLength(102);
    expect(rows).toContainEqual({ value: 'other', visits: 30 });
    expect(rows).toContainEqual({ value: 'direct', visits: 1 });
  });

  it('stand beside the submissions since they are counted, by page', async () => {
    const first = dayAfter(officeDay(), -2);
    await addTotals(first, 5);
    const sent = (page: string | null, day: string, row: object = {}) =>
      add({ page, created_at: new Date(`${day}T00:00:00+08:00`), ...row });
    await sent('/', first);
    await sent('/civil-works', officeDay(), { kind: 'quote' });
    await sent('/civil-works', officeDay(), { kind: 'quote' });
    await sent(null, officeDay());
    await sent('/', dayAfter(first, -1));
    await sent('/', officeDay(), { suspected_spam: true, mail_state: 'none' });
    expect(await read()).toMatchObject({
      since: first,
      submissions: 4,
      pages: [
        { page: '/', visits: 5, submissions: 1 },
        { page: '/civil-works', visits: 0, submissions: 2 },
      ],
    });
  });

  it('show an account only submissions of its kinds', async () => {
    await addTotals(officeDay(), 1);
    await add({ kind: 'quote', page: '/built' });
    await add({ kind: 'application', page: '/apply' });
    const hr = await makeAccount(one, 'hr');
    const { body } = await one.get(DESK_ENDPOINTS.visits).auth(hr.token, { type: 'bearer' }).expect(200);
    expect(body).toMatchObject({ submissions: 1, pages: [{ page: '/' }, { page: '/apply', submissions: 1 }] });
  });

  it('are shown for as many weeks as are asked for', async () => {
    const monday = mondayOf(officeDay());
    await addTotals(dayAfter(monday, -8), 7);
    await addTotals(dayAfter(monday, -7), 2);
    const { days, since, devices } = await read({ weeks: 2 });
    expect(days[0]).toEqual({ day: dayAfter(monday, -7), visits: 2 });
    expect({ since, devices }).toEqual({ since: dayAfter(monday, -7), devices: { phone: 2, desktop: 0 } });
    const { body } = await one.asAdmin.get(DESK_ENDPOINTS.visits).query({ weeks: 53 }).expect(400);
    expect(body).toEqual(problemBody(400, ['weeks must be a whole number from 1 to 52.']));
  });

  it('are not counted since any day before the first one', async () => {
    await add({});
    expect(await read()).toMatchObject({ since: null, submissions: 0, pages: [], referrers: [] });
  });

  it('are kept for 25 months', async () => {
    const [{ last, old }] = await one.database.query<{ last: string; old: string }>(
      `SELECT to_char(limit_day, 'YYYY-MM-DD') AS last, to_char(limit_day - 1, 'YYYY-MM-DD') AS old
       FROM (SELECT ($1::date - interval '25 months')::date AS limit_day) AS kept`,
      [officeDay()],
    );
    await addTotals(old, 1);
    await addTotals(last, 1);
    expect(await one.nest.get(VisitRetention).run()).toBe(3);
    const rows = await one.database.query(`SELECT DISTINCT to_char(day, 'YYYY-MM-DD') AS day FROM visit_totals`);
    expect(rows).toEqual([{ day: last }]);
  });

  describe('of a process that ends', () => {
    const ending = useApp({ clientDir: client.path, replicaOf: one });
    it('are stored before', async () => {
      await open('/about', {}, { app: ending });
      await ending.nest.close();
      const stored = await one.database.query(`SELECT visits FROM visit_totals WHERE dimension = 'page'`);
      expect(stored).toEqual([{ visits: 1 }]);
    });
  });
});
