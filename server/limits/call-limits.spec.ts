import type { ErrorBody } from '../../shared/contract.ts';
import { ENDPOINTS } from '../../shared/endpoints.ts';
import { problemBody } from '../testing/problem-body.ts';
import { QUOTE } from '../testing/quote.ts';
import { ADMIN, type SpecApp, useApp } from '../testing/use-app.ts';

const TOO_MANY = 'Too many requests. Please wait a moment and try again.';
const HOUR = 3600;

/** Visitors behind one proxy, each with an address of its own. */
const PROXIED = { TRUST_PROXY: '1' };
const login = (app: SpecApp, credentials: object, address: string) =>
  app.post(ENDPOINTS.adminLogin).set('X-Forwarded-For', address).send(credentials);

describe('guessing the admin’s password', () => {
  const one = useApp({ variables: PROXIED });
  const other = useApp({ variables: PROXIED, replicaOf: one });
  const forget = () => one.database.query('TRUNCATE rate_limits');
  beforeEach(forget);

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

  it('counts all of a /64 network of IPv6 as one address, and another network as another', async () => {
    const from = (address: string) =>
      login(one, { email: `n${address}@eclar.example`.replaceAll(':', ''), password: 'x' }, address);
    for (let host = 1; host <= 20; host++) await from(`2001:db8:1:2::${host.toString(16)}`).expect(401);
    await from('2001:db8:1:2:ffff::1').expect(429);
    await from('2001:db8:1:3::1').expect(401);
  });

  it('is refused with the one error body and the seconds to wait, even with the right password', async () => {
    for (let index = 0; index < 10; index++) await login(one, { ...ADMIN, password: 'x' }, '203.0.113.8').expect(401);
    const { body, headers } = await login(other, ADMIN, '203.0.113.9').expect(429);
    expect(body).toEqual(problemBody(429, TOO_MANY, { success: false }));
    expect(Number(headers['retry-after'])).toBeGreaterThan(HOUR - 60);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(HOUR);
  });

  it('does not count a sign-in that succeeds', async () => {
    for (let index = 0; index < 25; index++) await login(one, ADMIN, '203.0.113.10').expect(200);
  });

  it('leaves neither the address nor the account in the table', async () => {
    await login(one, { email: 'canary@eclar.example', password: 'x' }, '203.0.113.77').expect(401);
    const rows = JSON.stringify(await one.database.query('SELECT * FROM rate_limits'));
    expect(rows).not.toMatch(/canary|203\.0\.113/);
  });
});

describe('posts of the public forms', () => {
  const app = useApp({ variables: { ...PROXIED, FORM_POSTS_PER_HOUR: '5' } });
  const post = (path: string, address: string) => app.post(path).set('X-Forwarded-For', address);

  it('are taken up to the configured number an hour from one address, the three forms together', async () => {
    const { offers, inquiries, applications } = ENDPOINTS;
    for (let index = 0; index < 3; index++) await post(offers, '198.51.100.1').send(QUOTE).expect(201);
    await post(inquiries, '198.51.100.1').send({}).expect(400);
    await post(applications, '198.51.100.1').field('name', 'Ana').expect(400);
    const { body, headers } = await post(offers, '198.51.100.1').send(QUOTE).expect(429);
    expect((body as ErrorBody).message).toBe(TOO_MANY);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await post(offers, '198.51.100.2').send(QUOTE).expect(201);
  });
});
