import { ENDPOINTS } from '#shared/endpoints';
import { thorough } from '#shared/testing/thorough';
import { withDatabase } from '../../testing/app/with-database.ts';
import { ADMIN, useApp } from '../../testing/app/use-app.ts';
import { applyConfiguredAdmin, resetAdmin } from '../account/admin-account.ts';

const WRONG = { ...ADMIN, password: 'a guess' };
const NEW = 'a gravel road in the rain';

describe('a browser that the admin has signed in with', () => {
  const app = useApp({ variables: { TRUST_PROXY: '1' } });
  let strangers = 0;
  beforeEach(async () => {
    await app.database.query('TRUNCATE rate_limits, account_places');
    await withDatabase(app.database.url, (database) => applyConfiguredAdmin(database, ADMIN));
  });

  /** Each from an address of its own, unless one is given. */
  const login = (credentials: object, headers: object = {}, address = `203.0.113.${strangers++ % 250}`) =>
    app
      .post(ENDPOINTS.adminLogin)
      .set({ 'X-Forwarded-For': address, ...headers })
      .send(credentials);
  const cookieOf = ({ headers }: { headers: Record<string, string> }) =>
    (headers['set-cookie'] as unknown as string[])[0];
  /** Signs in as a new browser. @returns the headers that it sends from then on */
  const knownBrowser = async () => ({ Cookie: cookieOf(await login(ADMIN).expect(200)).split(';')[0] });
  const guessMany = async () => {
    for (let index = 0; index < 10; index++) await login(WRONG).expect(401);
    await login(ADMIN).expect(429);
  };

  it('signs in while strangers are kept out, from whatever address', async () => {
    const browser = await knownBrowser();
    await guessMany();
    await login(ADMIN, browser).expect(200);
    await login(ADMIN, browser, '2001:db8::1').expect(200);
  });

  it('signs in from an address that is refused', async () => {
    const browser = await knownBrowser();
    const address = '198.51.100.9';
    for (let index = 0; index < 20; index++)
      await login({ email: `n${index}@eclar.example`, password: 'x' }, {}, address).expect(401);
    await login(ADMIN, {}, address).expect(429);
    await login(ADMIN, browser, address).expect(200);
  });

  thorough.it('has ten tries of its own in an hour, and uses up nobody else’s', async () => {
    const [browser, other] = [await knownBrowser(), await knownBrowser()];
    for (let index = 0; index < 10; index++) await login(WRONG, browser).expect(401);
    await login(ADMIN, browser).expect(429);
    await login(ADMIN, other).expect(200);
    await login(ADMIN).expect(200);
  });

  it('shows by a cookie that no script reads and no other site has sent', async () => {
    const answer = await login(ADMIN).expect(200);
    expect(cookieOf(answer)).toMatch(
      /^sign-in-place=[\w-]{43}; Max-Age=15552000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
    const behindTls = await login(ADMIN, { 'X-Forwarded-Proto': 'https' }).expect(200);
    expect(cookieOf(behindTls)).toMatch(/^__Host-sign-in-place=.*; Path=\/; .*; HttpOnly; Secure; SameSite=Strict$/);
    expect(cookieOf(behindTls)).not.toContain('Domain');
  });

  it('is known behind TLS by the cookie that no other host of the domain can set, and by none else', async () => {
    const tls = { 'X-Forwarded-Proto': 'https' };
    const [name, token] = cookieOf(await login(ADMIN, tls).expect(200)).split(/[=;]/);
    await guessMany();
    await login(ADMIN, { ...tls, Cookie: `sign-in-place=${token}` }).expect(429);
    await login(ADMIN, { ...tls, Cookie: `${name}=${token}` }).expect(200);
  });

  thorough.it('keeps its cookie at the next sign-in, for as long again', async () => {
    const browser = await knownBrowser();
    await app.database.query(`UPDATE account_places SET expires_at = now() + interval '1 minute'`);
    expect(cookieOf(await login(ADMIN, browser).expect(200))).toContain(browser.Cookie);
    const [{ days }] = await app.database.query<{ days: number }>(
      `SELECT extract(days FROM expires_at - now())::int AS days FROM account_places`,
    );
    expect(days).toBe(179);
  });

  it('stands in the table without what its cookie holds', async () => {
    const { Cookie } = await knownBrowser();
    const rows = JSON.stringify(await app.database.query('SELECT * FROM account_places'));
    expect(rows).not.toContain(Cookie.split('=')[1]);
  });

  thorough.it.each([
    ['invented', 'x'.repeat(43)],
    ['of another form', `' OR 1=1 --`],
    ['empty', ''],
  ])('is none with a cookie that is %s, and such a cookie is not taken over', async (_what, token) => {
    const invented = { Cookie: `sign-in-place=${token}` };
    await guessMany();
    await login(ADMIN, invented).expect(429);
    await app.database.query('TRUNCATE rate_limits');
    expect(cookieOf(await login(ADMIN, invented).expect(200))).not.toContain(`${invented.Cookie};`);
  });

  thorough.it('is none after its time, and leaves the table at the next sign-in', async () => {
    const browser = await knownBrowser();
    await app.database.query('UPDATE account_places SET expires_at = now()');
    await guessMany();
    await login(ADMIN, browser).expect(429);
    await app.database.query('TRUNCATE rate_limits');
    await login(ADMIN).expect(200);
    expect(await app.database.query('SELECT FROM account_places')).toHaveLength(1);
  });

  it('gets no cookie for a wrong password', async () => {
    expect((await login(WRONG).expect(401)).headers).not.toHaveProperty('set-cookie');
  });

  thorough.it('is a session as well: its password is changed while strangers are kept out', async () => {
    const { token } = (await login(ADMIN).expect(200)).body as { token: string };
    await guessMany();
    const change = { currentPassword: ADMIN.password, newPassword: NEW };
    await app.put(ENDPOINTS.adminPassword).auth(token, { type: 'bearer' }).send(change).expect(200);
    await withDatabase(app.database.url, (database) => resetAdmin(database, ADMIN));
  });

  thorough.it('stays one when the password changes', async () => {
    const browser = await knownBrowser();
    const changed = { ...ADMIN, password: NEW };
    await withDatabase(app.database.url, (database) => applyConfiguredAdmin(database, changed));
    await guessMany();
    await login(changed, browser).expect(200);
  });

  describe('when the command sets a password', () => {
    const reset = () => withDatabase(app.database.url, (database) => resetAdmin(database, ADMIN));

    it('is open to everybody again', async () => {
      await guessMany();
      await reset();
      await login(ADMIN).expect(200);
    });

    thorough.it('is forgotten, and what the command gives takes its browser, however many go on guessing', async () => {
      const before = await knownBrowser();
      const token = await reset();
      await guessMany();
      await login(ADMIN, before).expect(429);
      const answer = await login(ADMIN, { 'X-Sign-In-Place': token }).expect(200);
      await login(ADMIN, { Cookie: cookieOf(answer).split(';')[0] }).expect(200);
    });

    thorough.it('has a day to sign in', async () => {
      const token = await reset();
      await app.database.query(`UPDATE account_places SET expires_at = expires_at - interval '1 day'`);
      await guessMany();
      await login(ADMIN, { 'X-Sign-In-Place': token }).expect(429);
    });
  });
});
