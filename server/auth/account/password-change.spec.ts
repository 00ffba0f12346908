import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import { LIMITS } from '#shared/limits';
import type { AdminSession } from '#shared/accounts/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { firstOrAll, thorough } from '#shared/testing/thorough';
import { withDatabase } from '../../testing/app/with-database.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { ADMIN, useApp } from '../../testing/app/use-app.ts';
import { applyConfiguredAdmin, resetAdmin } from './admin-account.ts';

const NEW = 'a gravel road in the rain';
const LENGTH = 'New password must have 12 to 200 characters.';
const WRONG = 'The current password is incorrect.';

describe('PUT /admin-password', () => {
  const app = useApp();
  let token: string;
  const asAdmin = <T>(work: Parameters<typeof withDatabase<T>>[1]) => withDatabase(app.database.url, work);
  beforeEach(async () => {
    await app.database.query('TRUNCATE rate_limits');
    await asAdmin((database) => resetAdmin(database, ADMIN));
    token = await app.signIn();
  });

  const change = (body: object, by = token) => app.put(ENDPOINTS.adminPassword).auth(by, { type: 'bearer' }).send(body);
  const toNew = (newPassword: unknown = NEW) => change({ currentPassword: ADMIN.password, newPassword });
  const login = (password: string) => app.post(ENDPOINTS.adminLogin).send({ ...ADMIN, password });
  const sessionOf = (by: string) => app.get(ENDPOINTS.adminSession).auth(by, { type: 'bearer' });

  it('takes the new password from then on, and not the old one', async () => {
    await toNew().expect(200);
    await login(NEW).expect(200);
    await login(ADMIN.password).expect(401);
  });

  it('ends every session, and goes on under the token of the answer', async () => {
    const elsewhere = await app.signIn();
    const { body } = await toNew().expect(200);
    expect(body).toEqual({ success: true, token: expect.any(String) });
    await sessionOf(elsewhere).expect(401);
    await sessionOf(token).expect(401);
    const session = (await sessionOf((body as { token: string }).token).expect(200)).body as AdminSession;
    expect(session.otherSessions).toBe(0);
  });

  thorough.it('is no sign-in: the session still tells when the admin had signed in before', async () => {
    const { lastSignInAt } = (await sessionOf(token)).body as AdminSession;
    const { body } = await toNew().expect(200);
    const after = await sessionOf((body as { token: string }).token).expect(200);
    expect((after.body as AdminSession).lastSignInAt).toBe(lastSignInAt);
  });

  it('is not undone by a start with the variables of before', async () => {
    await asAdmin((database) => applyConfiguredAdmin(database, ADMIN));
    token = await app.signIn();
    await toNew().expect(200);
    await asAdmin((database) => applyConfiguredAdmin(database, ADMIN));
    await login(NEW).expect(200);
  });

  it.each(
    firstOrAll([
      ['the shortest password', 'rain on a tin'.slice(0, ACCOUNT_LIMITS.passwordMin)],
      ['the longest', 'a gravel road in the rain, '.repeat(8).slice(0, LIMITS.password)],
      ['one with blanks around it, as it was typed', '  gravel and rain  '],
      ['one in another script', 'ang lihim — 密碼密碼'],
    ]),
  )('takes %s', async (_what, password) => {
    await toNew(password).expect(200);
    await login(password).expect(200);
  });

  it.each(
    firstOrAll([
      ['eleven characters', 'rain on tin', LENGTH],
      [
        'a common one',
        'Password1234!',
        /^This password is easy to guess\. This is similar to a commonly used password\. Use four/,
      ],
      ['one of a single sign', 'x'.repeat(LIMITS.password), /^This password is easy to guess\. Repeated characters/],
      ['words of the firm', 'Gerona 3cl4r Builders 2026', /^This password is based on the company’s name/],
      ['the address of the account', 'admin.eclar.example', /^This password is based on the company’s name/],
      ['more than 200 characters', 'x'.repeat(LIMITS.password + 1), LENGTH],
      ['a number', 12345678, LENGTH],
      ['nothing', '', 'New password is required.'],
      [
        'the current password',
        ADMIN.password,
        'The new password is the same as the current one. Please choose another.',
      ],
    ]),
  )('refuses %s, and changes nothing', async (_what, password, sentence) => {
    const { body } = await toNew(password).expect(400);
    expect(body).toEqual(problemBody(400, [expect.stringMatching(sentence) as string]));
    await sessionOf(token).expect(200);
    await login(ADMIN.password).expect(200);
  });

  it('needs both fields', async () => {
    const { body } = await change({}).expect(400);
    expect(body).toEqual(problemBody(400, ['Current password is required.', 'New password is required.']));
  });

  it('refuses a wrong current password, and changes nothing', async () => {
    const { body } = await change({ currentPassword: 'wrong', newPassword: NEW }).expect(400);
    expect(body).toEqual(problemBody(400, [WRONG], { success: false }));
    await sessionOf(token).expect(200);
    await login(NEW).expect(401);
  });

  thorough.it(
    'counts a wrong current password as a guess of the session, apart from those of the sign-in',
    async () => {
      for (let tries = 0; tries < 10; tries++) await login('wrong').expect(401);
      for (let tries = 0; tries < 10; tries++) await change({ currentPassword: 'wrong', newPassword: NEW }).expect(400);
      const { body, headers } = await toNew().expect(429);
      expect(body).toEqual(problemBody(429, 'Too many attempts. Try again in 60 minutes.', { success: false }));
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    },
  );

  thorough.it('does not count the current password as a guess when the new one is refused', async () => {
    for (let tries = 0; tries < 12; tries++) await toNew(ADMIN.password).expect(400);
    await toNew().expect(200);
  });

  thorough.it('does not count a change that succeeds', async () => {
    let current = ADMIN.password;
    for (let changes = 0; changes < 12; changes++) {
      const next = `${NEW} ${changes}`;
      const { body } = await change({ currentPassword: current, newPassword: next }).expect(200);
      token = (body as { token: string }).token;
      current = next;
    }
  });

  thorough.it('is made once when the same change comes twice at the same time', async () => {
    const other = await app.signIn();
    const both = await Promise.all([
      change({ currentPassword: ADMIN.password, newPassword: 'a heron on the one road' }),
      change({ currentPassword: ADMIN.password, newPassword: 'a heron on the other road' }, other),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await app.database.query('SELECT id FROM admin_sessions')).toHaveLength(1);
  });

  thorough.it('leaves no session to a sign-in that began with the old password', async () => {
    const racing = Array.from({ length: 6 }, () => login(ADMIN.password));
    const [{ body }, ...signIns] = await Promise.all([toNew().expect(200), ...racing]);
    for (const signIn of signIns.filter(({ status }) => status === 200))
      await sessionOf((signIn.body as { token: string }).token).expect(401);
    await sessionOf((body as { token: string }).token).expect(200);
  });

  it('is refused without a token', async () => {
    const input = { currentPassword: ADMIN.password, newPassword: NEW };
    await app.put(ENDPOINTS.adminPassword).send(input).expect(401);
    await login(ADMIN.password).expect(200);
  });
});
