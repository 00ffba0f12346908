import { createHash } from 'node:crypto';
import { ENDPOINTS } from '#shared/endpoints';
import { firstOrAll, thorough } from '#shared/testing/thorough';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { until } from '../../testing/app/until.ts';
import { ADMIN, type SpecApp, useApp } from '../../testing/app/use-app.ts';

const HOUR = 3600;
const WRONG = { ...ADMIN, password: 'a guess' };

/** Visitors behind one proxy, each with an address of its own. */
const PROXIED = { TRUST_PROXY: '1' };
const login = (app: SpecApp, credentials: object, address: string) =>
  app.post(ENDPOINTS.adminLogin).set('X-Forwarded-For', address).send(credentials);

describe('guessing the admin’s password', () => {
  const one = useApp({ variables: PROXIED });
  const other = useApp({ variables: PROXIED, replicaOf: one });
  beforeEach(() => one.database.query('TRUNCATE rate_limits'));

  const statuses = async (calls: ReturnType<typeof login>[]) => (await Promise.all(calls)).map(({ status }) => status);
  const tally = (all: number[], status: number) => all.filter((found) => found === status).length;

  it('is answered ten times an hour for an account, over all replicas and addresses, however many tries come at once', async () => {
    const tries = Array.from({ length: 60 }, (_, index) =>
      login(index % 2 ? one : other, { ...ADMIN, password: `guess ${index}` }, `203.0.113.${index}`),
    );
    const found = await statuses(tries);
    expect(tally(found, 401)).toBe(10);
    expect(tally(found, 200)).toBe(0);
    expect(tally(found, 429)).toBeGreaterThan(0);
  });

  it('is answered twenty times an hour for an address, whatever the account', async () => {
    const tries = Array.from({ length: 40 }, (_, index) =>
      login(index % 2 ? one : other, { email: `nobody${index}@eclar.example`, password: 'x' }, '203.0.113.7'),
    );
    const found = await statuses(tries);
    expect(tally(found, 401)).toBe(20);
    expect(tally(found, 429)).toBeGreaterThan(0);
  });

  thorough.it('counts all of a /64 network of IPv6 as one address, and another network as another', async () => {
    const from = (address: string) =>
      login(one, { email: `n${address}@eclar.example`.replaceAll(':', ''), password: 'x' }, address);
    for (let host = 1; host <= 20; host++) await from(`2001:db8:1:2::${host.toString(16)}`).expect(401);
    await from('2001:db8:1:2:ffff::1').expect(429);
    await from('2001:db8:1:3::1').expect(401);
  });

  it('is refused with the one error body and the minutes to wait, even with the right password', async () => {
    for (let index = 0; index < 10; index++) await login(one, WRONG, '203.0.113.8').expect(401);
    const { body, headers } = await login(other, ADMIN, '203.0.113.9').expect(429);
    expect(body).toEqual(problemBody(429, 'Too many attempts. Try again in 60 minutes.', { success: false }));
    expect(Number(headers['retry-after'])).toBeGreaterThan(HOUR - 60);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(HOUR);
  });

  it('uses up no try of the account from an address that is refused', async () => {
    const stranger = { email: 'nobody@eclar.example', password: 'x' };
    for (let index = 0; index < 10; index++) await login(one, stranger, '203.0.113.11').expect(401);
    for (let index = 0; index < 10; index++) await login(one, stranger, '203.0.113.11').expect(429);
    for (let index = 0; index < 10; index++) await login(one, WRONG, '203.0.113.11').expect(429);
    await login(one, ADMIN, '203.0.113.12').expect(200);
  });

  it('does not count a sign-in that succeeds', async () => {
    for (let index = 0; index < 25; index++) await login(one, ADMIN, '203.0.113.10').expect(200);
  });

  thorough.it.each([
    ['no JSON', '{"email":', 'application/json', 400],
    ['of a wrong type', 'email=a', 'application/x-www-form-urlencoded', 415],
    ['too large', `{"email":"${'x'.repeat(110_000)}"}`, 'application/json', 413],
    ['holds a NUL', '{"email":"\\u0000","password":"x"}', 'application/json', 400],
    ['has no password', '{"email":"a@eclar.example"}', 'application/json', 400],
  ])('counts for the address a sign-in whose body is %s', async (_what, body, type, status) => {
    const send = () =>
      one.raw({
        method: 'POST',
        path: `/api/${ENDPOINTS.adminLogin}`,
        headers: { 'Content-Type': type, 'X-Forwarded-For': '203.0.113.13' },
        body,
      });
    for (let index = 0; index < 20; index++) expect((await send()).status).toBe(status);
    expect((await send()).status).toBe(429);
    await login(one, ADMIN, '203.0.113.13').expect(429);
    await login(one, ADMIN, '203.0.113.14').expect(200);
  });

  it('leaves in the table neither the address nor the account, nor a hash that can be made without the secret', async () => {
    const [email, address] = ['canary@eclar.example', '203.0.113.77'];
    await login(one, { email, password: 'x' }, address).expect(401);
    const rows = JSON.stringify(await one.database.query('SELECT * FROM rate_limits'));
    expect(rows).toContain('guess-address');
    for (const text of [email, address]) {
      expect(rows).not.toContain(text);
      for (const form of ['base64url', 'base64', 'hex'] as const)
        expect(rows).not.toContain(createHash('sha256').update(text).digest(form));
    }
  });
});

describe('a database that is busy', () => {
  const app = useApp({ variables: { ...PROXIED, DATABASE_POOL: '1' } });
  const points = async () =>
    (
      await app.database.query<{ sum: string | null }>(
        `SELECT sum(points) FROM rate_limits WHERE starts_with(key, 'guess-')`,
      )
    )[0].sum;

  it.each(firstOrAll(['accounts', 'admin_sessions', 'account_places']))(
    'uses up no try of the right password that it answers with 503: %s',
    async (table) => {
      await app.database.query('TRUNCATE rate_limits');
      const letGo = await app.database.hold(`LOCK TABLE ${table}`);
      const tries = await Promise.all(
        Array.from({ length: 4 }, (_, index) => login(app, ADMIN, `203.0.113.${index + 2}`)),
      );
      expect(tries.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
      await letGo();
      await until(async () => Number(await points()) === 0);
    },
  );
});
