import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import type { NextStep, SecondFactors } from '#shared/accounts/two-factor-contract';
import { ENDPOINTS } from '#shared/endpoints';
import { firstOrAll, thorough } from '#shared/testing/thorough';
import { type MadeAccount, makeAccount, PASSWORD } from '../../testing/app/accounts.ts';
import { withDatabase } from '../../testing/app/with-database.ts';
import { ADMIN, useApp } from '../../testing/app/use-app.ts';
import { addApp, codeOf, wrongCode } from '../../testing/keys/authenticator-app.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { resetAdmin } from '../account/admin-account.ts';

const KEYS = ACCOUNT_ENDPOINTS.twoFactor;
const PROOF = { currentPassword: PASSWORD };
const CODES = /^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/;

describe('the second factors of an account', () => {
  const app = useApp();
  let account: MadeAccount;
  beforeEach(async () => {
    await app.database.query('DELETE FROM accounts WHERE NOT is_first');
    account = await makeAccount(app, 'editor');
  });

  const asAccount = (path: string, body: object, { token } = account) =>
    app.post(`${KEYS}/${path}`).auth(token, { type: 'bearer' }).send(body);
  const list = async ({ token } = account) =>
    (await app.get(KEYS).auth(token, { type: 'bearer' }).expect(200)).body as SecondFactors;
  const login = (by = account) => app.post(ENDPOINTS.adminLogin).send({ email: by.email, password: PASSWORD });
  const isAsked = async (by = account) => !((await login(by).expect(200)).body as { success: boolean }).success;
  const finish = async (code: string) => {
    const { step } = (await login().expect(200)).body as NextStep;
    return app.post(ACCOUNT_ENDPOINTS.secondStep).send({ step, code });
  };
  const activities = async () => {
    const sql = `SELECT action FROM activities WHERE account_id = $1 AND action ~ 'key|recovery' ORDER BY id`;
    return (await app.database.query<{ action: string }>(sql, [account.id])).map(({ action }) => action);
  };

  it('are none at first', async () => {
    expect(await list()).toEqual({ authenticatorSince: null, passkeys: [], recoveryCodes: 0, passkeysPossible: false });
  });

  it('begin with an app and ten recovery codes, and are written down', async () => {
    const { recoveryCodes } = await addApp(app, account);
    expect(new Set(recoveryCodes).size).toBe(ACCOUNT_LIMITS.recoveryCodes);
    for (const code of recoveryCodes) expect(code).toMatch(CODES);
    expect(await list()).toMatchObject({ authenticatorSince: expect.any(String), recoveryCodes: 10 });
    expect(await isAsked()).toBe(true);
    expect(await activities()).toEqual(['second-key-added']);
  });

  it('stand in the database neither as secrets nor as codes', async () => {
    const { secret, recoveryCodes } = await addApp(app, account);
    const rows = await app.database.query<{ secret: Buffer }>('SELECT secret FROM authenticators');
    const stored = JSON.stringify(await app.database.query('SELECT * FROM recovery_codes'));
    for (const { secret: sealed } of rows)
      expect(sealed.toString('hex')).not.toContain(Buffer.from(secret).toString('hex'));
    for (const code of recoveryCodes) expect(stored).not.toContain(code);
  });

  it('count once a code was confirmed, and the secret of another account is of no use', async () => {
    const { secret } = (await asAccount('authenticator', PROOF).expect(200)).body as { secret: string };
    expect(await isAsked()).toBe(false);
    const { body } = await asAccount('authenticator/confirm', { code: wrongCode(secret) }).expect(400);
    expect(body.errors).toEqual([
      'This code is incorrect. Wait for the next one, and check that your phone’s clock is correct.',
    ]);
    expect(await isAsked()).toBe(false);
    const other = await makeAccount(app, 'sales');
    await asAccount('authenticator', PROOF, other).expect(200);
    await app.database.query(
      'UPDATE authenticators SET pending = (SELECT pending FROM authenticators WHERE account_id = $1) WHERE account_id = $2',
      [account.id, other.id],
    );
    const begun = await asAccount('authenticator/confirm', { code: codeOf(secret) }, other).expect(400);
    expect(begun.body.errors).toEqual(['Start again: the setup key you scanned has expired.']);
    await asAccount('authenticator/confirm', { code: codeOf(secret) }).expect(200);
    expect(await isAsked()).toBe(true);
  });

  it('take the code that confirmed them for no sign-in', async () => {
    const { secret } = (await asAccount('authenticator', PROOF).expect(200)).body as { secret: string };
    const code = codeOf(secret);
    await asAccount('authenticator/confirm', { code }).expect(200);
    expect((await finish(code)).status).toBe(401);
  });

  it('are confirmed once, however often it is asked at once', async () => {
    const { secret } = (await asAccount('authenticator', PROOF).expect(200)).body as { secret: string };
    const confirm = () => asAccount('authenticator/confirm', { code: codeOf(secret) });
    const answers = await Promise.all([confirm(), confirm(), confirm()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await list()).toMatchObject({ recoveryCodes: 10 });
  });

  it('end the other sessions and the remembered devices when one is added or removed', async () => {
    const elsewhere = async () => {
      const session = await app.database.query<{ id: string }>(
        `INSERT INTO admin_sessions (account_id, expires_at) VALUES ($1, now() + interval '1 hour') RETURNING id`,
        [account.id],
      );
      await app.database.query(
        `UPDATE account_places SET remembered_until = now() + interval '1 day' WHERE account_id = $1`,
        [account.id],
      );
      return session[0].id;
    };
    const isGone = async (id: string) =>
      (await app.database.query('SELECT FROM admin_sessions WHERE id = $1', [id])).length === 0 &&
      (await app.database.query('SELECT FROM account_places WHERE remembered_until IS NOT NULL')).length === 0;
    const first = await elsewhere();
    await addApp(app, account);
    expect(await isGone(first)).toBe(true);
    const second = await elsewhere();
    await asAccount('authenticator/remove', PROOF).expect(204);
    expect(await isGone(second)).toBe(true);
    await list();
  });

  it('go with their recovery codes when the last is removed', async () => {
    await addApp(app, account);
    await asAccount('authenticator/remove', PROOF).expect(204);
    expect(await list()).toMatchObject({ authenticatorSince: null, recoveryCodes: 0 });
    expect(await isAsked()).toBe(false);
    expect(await activities()).toEqual(['second-key-added', 'second-key-removed']);
  });

  thorough.it('keep the app of before until the new one is confirmed', async () => {
    const before = await addApp(app, account);
    const { secret } = (await asAccount('authenticator', PROOF).expect(200)).body as { secret: string };
    expect((await finish(codeOf(before.secret))).status).toBe(200);
    const { body } = await asAccount('authenticator/confirm', { code: codeOf(secret) }).expect(200);
    expect(body).toEqual({ recoveryCodes: [] });
    expect((await finish(codeOf(before.secret, 1))).status).toBe(401);
    expect((await finish(codeOf(secret, 1))).status).toBe(200);
  });

  thorough.it('have new recovery codes in place of the earlier ones', async () => {
    const before = await addApp(app, account);
    const { body } = await asAccount('recovery-codes', PROOF).expect(200);
    const { recoveryCodes } = body as { recoveryCodes: string[] };
    expect(recoveryCodes).toHaveLength(ACCOUNT_LIMITS.recoveryCodes);
    expect((await finish(before.recoveryCodes[0])).status).toBe(401);
    expect((await finish(recoveryCodes[0])).status).toBe(200);
    expect(await activities()).toEqual(['second-key-added', 'recovery-codes-made', 'recovery-code-used']);
  });

  it('are needed before there are recovery codes', async () => {
    const { body } = await asAccount('recovery-codes', PROOF).expect(400);
    expect(body).toEqual(problemBody(400, ['Add an authenticator app or a passkey first.']));
  });

  it.each(firstOrAll(['authenticator', 'authenticator/remove', 'recovery-codes', 'passkeys/options']))(
    'are changed by whoever knows the password, and tries are counted: %s',
    async (path) => {
      await addApp(app, account);
      const wrong = problemBody(400, ['The current password is incorrect.'], { success: false });
      for (let tries = 0; tries < 10; tries++)
        expect((await asAccount(path, { currentPassword: 'x' }).expect(400)).body).toEqual(wrong);
      await asAccount(path, PROOF).expect(429);
      expect(await list()).toMatchObject({ authenticatorSince: expect.any(String), recoveryCodes: 10 });
    },
  );

  it('are gone after `admin:password`, with the remembered devices', async () => {
    const { id } = (await app.database.query<{ id: string }>('SELECT id FROM accounts WHERE is_first'))[0];
    await addApp(app, { id, token: app.token, password: ADMIN.password });
    await withDatabase(app.database.url, (database) => resetAdmin(database, ADMIN));
    app.token = await app.signIn();
    expect(await list({ ...account, token: app.token })).toMatchObject({ authenticatorSince: null, recoveryCodes: 0 });
  });
});

describe('on a site in production', () => {
  const app = useApp({ variables: { NODE_ENV: 'production', DATABASE_URL: 'postgres://unused@127.0.0.1:1/unused' } });
  const setDue = (days: number, { id }: MadeAccount) =>
    app.database.query(`UPDATE accounts SET second_key_due_from = now() - make_interval(days => $1) WHERE id = $2`, [
      days,
      id,
    ]);
  const get = (path: string, { token }: MadeAccount) => app.get(path).auth(token, { type: 'bearer' });
  const remove = ({ token }: MadeAccount) =>
    app.post(`${KEYS}/authenticator/remove`).auth(token, { type: 'bearer' }).send(PROOF);

  it.each(['owner', 'hr'] as const)('a key is a must for %s after seven days, and can be set up then', async (role) => {
    const account = await makeAccount(app, role);
    await setDue(6, account);
    await get(ENDPOINTS.submissions, account).expect(200);
    const { body } = await get(ENDPOINTS.adminSession, account).expect(200);
    expect(Date.parse((body as { secondKeyDueAt: string }).secondKeyDueAt) - Date.now()).toBeGreaterThan(86_000_000);
    expect(body).toMatchObject({ isSecondKeyDue: false });
    await setDue(8, account);
    expect((await get(ENDPOINTS.adminSession, account).expect(200)).body).toMatchObject({ isSecondKeyDue: true });
    expect((await get(ENDPOINTS.submissions, account).expect(403)).body.message).toMatch(
      /^Set up two-factor authentication first/,
    );
    await addApp(app, account);
    await get(ENDPOINTS.submissions, account).expect(200);
  });

  it('the last key of one that must have it cannot be removed after the days of grace', async () => {
    const account = await makeAccount(app, 'hr');
    await setDue(6, account);
    await addApp(app, account);
    await remove(account).expect(204);
    await addApp(app, account);
    await setDue(8, account);
    const { body } = await remove(account).expect(409);
    expect(body.message).toMatch(/^This is your last sign-in factor, and your role requires one/);
    expect((await get(KEYS, account)).body).toMatchObject({
      authenticatorSince: expect.any(String),
      recoveryCodes: 10,
    });
  });

  it('editors and sales may do without', async () => {
    const account = await makeAccount(app, 'editor', 'sales');
    await setDue(100, account);
    expect((await get(ENDPOINTS.adminSession, account).expect(200)).body).toMatchObject({
      secondKeyDueAt: null,
      isSecondKeyDue: false,
    });
    await addApp(app, account);
    await remove(account).expect(204);
  });
});

describe('a site that was started with another JWT_SECRET', () => {
  const app = useApp();
  const other = useApp({ variables: { JWT_SECRET: 'another secret that is long enough' }, replicaOf: app });

  it('takes recovery codes, and no codes of the app', async () => {
    // Passport has one strategy in a process, so both take the tokens of the second
    const account = await makeAccount(other, 'editor');
    const { secret, recoveryCodes } = await addApp(app, account);
    const finish = async (code: string) => {
      const answer = await other.post(ENDPOINTS.adminLogin).send({ email: account.email, password: PASSWORD });
      const { step } = answer.body as NextStep;
      return (await other.post(ACCOUNT_ENDPOINTS.secondStep).send({ step, code })).status;
    };
    expect(await finish(codeOf(secret))).toBe(401);
    expect(await finish(recoveryCodes[0])).toBe(200);
  });
});
