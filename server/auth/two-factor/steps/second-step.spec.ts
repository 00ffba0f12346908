import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import { TOTP } from '#shared/accounts/two-factor';
import type { NextStep } from '#shared/accounts/two-factor-contract';
import { ENDPOINTS } from '#shared/endpoints';
import { thorough } from '#shared/testing/thorough';
import { type MadeAccount, makeAccount, PASSWORD } from '#server/testing/app/accounts';
import { until } from '#server/testing/app/until';
import { type SpecApp, useApp } from '#server/testing/app/use-app';
import { addApp, codeOf, wrongCode } from '#server/testing/keys/authenticator-app';
import { problemBody } from '#server/testing/samples/problem-body';

const STEP = ACCOUNT_ENDPOINTS.secondStep;
const INVALID = problemBody(401, 'Invalid credentials', { success: false });
const ASKED = { success: false, next: 'second-key', step: expect.stringMatching(/^[\w-]{43}$/) };

describe('a sign-in with a second factor', () => {
  const variables = { TRUST_PROXY: '1' };
  const app = useApp({ variables });
  const replica = useApp({ variables, replicaOf: app });
  let account: MadeAccount;
  let secret: string;
  let recoveryCodes: string[];

  beforeEach(async () => {
    await app.database.query('DELETE FROM accounts WHERE NOT is_first');
    account = await makeAccount(app, 'editor');
    ({ secret, recoveryCodes } = await addApp(app, account));
    await app.database.query('TRUNCATE rate_limits');
  });

  let strangers = 0;
  const login = (body: object, headers: object = {}) =>
    app
      .post(ENDPOINTS.adminLogin)
      .set({ 'X-Forwarded-For': `203.0.113.${strangers++ % 250}`, ...headers })
      .send(body);
  const stepOf = async (body: object = {}, headers: object = {}) =>
    ((await login({ email: account.email, password: PASSWORD, ...body }, headers).expect(200)).body as NextStep).step;
  const finish = (body: object, headers: Record<string, string> = {}, at: SpecApp = app) =>
    at.post(STEP).set(headers).send(body);
  const sessionOf = (token: string) => app.get(ENDPOINTS.adminSession).auth(token, { type: 'bearer' });
  const cookieOf = ({ headers }: { headers: Record<string, string> }) =>
    (headers['set-cookie'] as unknown as string[])[0].split(';')[0];
  const activities = async (action: string) =>
    app.database.query('SELECT FROM activities WHERE action = $1 AND account_id = $2', [action, account.id]);

  it('is asked for it, and is in with the code of the moment', async () => {
    const { body } = await login({ email: account.email, password: PASSWORD }).expect(200);
    expect(body).toEqual(ASKED);
    const answer = await finish({ step: (body as NextStep).step, code: codeOf(secret) }).expect(200);
    expect(answer.body).toEqual({ success: true, token: expect.any(String) });
    const session = await sessionOf((answer.body as { token: string }).token).expect(200);
    expect(session.body).toMatchObject({ email: account.email, hasSecondKey: true });
  });

  it.each([
    ['of the period before', -1, 200],
    ['of the next period, for a clock that is fast', 1, 200],
    ['of two periods before', -2, 401],
    ['of two periods on', 2, 401],
  ])('takes or refuses a code %s', async (_what, periods, status) => {
    const step = await stepOf();
    await until(() => (Date.now() / 1000) % TOTP.period < TOTP.period - 5); // leaves time for the answer
    await finish({ step, code: codeOf(secret, periods) }).expect(status);
  });

  it('takes a code as apps show it', async () => {
    await finish({ step: await stepOf(), code: codeOf(secret).replace(/^.../, '$& ') }).expect(200);
  });

  describe('tells by nothing whether the password was right', () => {
    const shown = ({ status, body, headers }: { status: number; body: object; headers: Record<string, string> }) => ({
      status,
      body: { ...body, step: undefined, requestId: undefined },
      headers: Object.keys(headers)
        .filter((name) => name !== 'x-request-id')
        .sort(),
    });

    it('in the first answer', async () => {
      const [right, wrong] = [
        await login({ email: account.email, password: PASSWORD }),
        await login({ email: account.email, password: 'x' }),
      ];
      expect(shown(wrong)).toEqual(shown(right));
      expect(wrong.body).toEqual(ASKED);
    });

    it('in the second, when the code is wrong', async () => {
      const steps = [await stepOf(), await stepOf({ password: 'x' })];
      const [right, wrong] = [
        await finish({ step: steps[0], code: wrongCode(secret) }).expect(401),
        await finish({ step: steps[1], code: wrongCode(secret) }).expect(401),
      ];
      expect(shown(wrong)).toEqual(shown(right));
      expect(wrong.body).toEqual(INVALID);
    });

    it('to whoever has the right code, and neither uses the code up', async () => {
      const { body } = await finish({ step: await stepOf({ password: 'x' }), code: codeOf(secret) }).expect(401);
      expect(body).toEqual(INVALID);
      await finish({ step: await stepOf({ password: 'x' }), code: recoveryCodes[0] }).expect(401);
      await finish({ step: await stepOf(), code: codeOf(secret) }).expect(200);
      await finish({ step: await stepOf(), code: recoveryCodes[0] }).expect(200);
    });

    thorough.it('to whoever has the right code for a suspended account', async () => {
      await app.database.query('UPDATE accounts SET suspended_at = now() WHERE id = $1', [account.id]);
      const { body } = await login({ email: account.email, password: PASSWORD }).expect(200);
      expect(body).toEqual(ASKED);
      const answer = await finish({ step: (body as NextStep).step, code: codeOf(secret) }).expect(401);
      expect(answer.body).toEqual(INVALID);
    });

    thorough.it(
      'and by nothing who has an account: an address that nobody has is answered in one of the two ways, always',
      async () => {
        const addresses = Array.from({ length: 40 }, (_, index) => `nobody-${index}@eclar.example`);
        const ask = async () => {
          await app.database.query('TRUNCATE rate_limits');
          const answers = [];
          for (const email of addresses) answers.push((await login({ email, password: 'x' })).status);
          return answers;
        };
        const statuses = await ask();
        expect(new Set(statuses)).toEqual(new Set([200, 401]));
        expect(await ask()).toEqual(statuses);
        const step = await stepOf({ email: addresses[statuses.indexOf(200)] });
        expect((await finish({ step, code: codeOf(secret) }).expect(401)).body).toEqual(INVALID);
      },
    );
  });

  it('is as it was for an account without one', async () => {
    const other = await makeAccount(app, 'sales');
    await login({ email: other.email, password: 'x' }).expect(401);
    await login({ email: other.email, password: PASSWORD }).expect(200);
  });

  it.each([
    ['takes no code twice', () => codeOf(secret)],
    ['takes no recovery code twice', () => recoveryCodes[3]],
  ])('%s', async (_what, code) => {
    const typed = code();
    await finish({ step: await stepOf(), code: typed }).expect(200);
    await finish({ step: await stepOf(), code: typed }).expect(401);
  });

  thorough.it('takes no earlier code once a later one was used', async () => {
    await finish({ step: await stepOf(), code: codeOf(secret) }).expect(200);
    await finish({ step: await stepOf(), code: codeOf(secret, -1) }).expect(401);
  });

  it.each([
    ['a code', () => codeOf(secret)],
    ['a recovery code', () => recoveryCodes[0]],
  ])('takes %s once, however many send it at once to two replicas', async (_what, code) => {
    const steps = await Promise.all(Array.from({ length: 8 }, () => stepOf()));
    await app.database.query('TRUNCATE rate_limits');
    const typed = code();
    const answers = await Promise.all(
      steps.map((step, index) => finish({ step, code: typed }, {}, [app, replica][index % 2])),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(401)]);
  });

  it('takes a step once, however many keys are right', async () => {
    const step = await stepOf();
    const keys = [codeOf(secret), ...recoveryCodes.slice(0, 3)];
    const answers = await Promise.all(keys.map((code, index) => finish({ step, code }, {}, [app, replica][index % 2])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    expect(await app.database.query('SELECT FROM sign_in_steps WHERE account_id = $1', [account.id])).toHaveLength(0);
  });

  it('takes a recovery code in whatever way it is typed, writes it down, and uses it up', async () => {
    const typed = ` ${recoveryCodes[0].toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')}`;
    await finish({ step: await stepOf(), code: typed }).expect(200);
    expect(await activities('recovery-code-used')).toHaveLength(1);
    expect(await app.database.query('SELECT FROM recovery_codes WHERE account_id = $1', [account.id])).toHaveLength(
      ACCOUNT_LIMITS.recoveryCodes - 1,
    );
  });

  it('takes no key of another account', async () => {
    const other = await makeAccount(app, 'sales');
    const theirs = await addApp(app, other);
    await finish({ step: await stepOf(), code: codeOf(theirs.secret) }).expect(401);
    await finish({ step: await stepOf(), code: theirs.recoveryCodes[0] }).expect(401);
    const step = await stepOf({ email: other.email });
    await finish({ step, code: codeOf(secret) }).expect(401);
    await finish({ step, code: theirs.recoveryCodes[0] }).expect(200);
  });

  thorough.it.each([
    ['the password was changed', `UPDATE accounts SET password_hash = 'other' WHERE id = $1`],
    ['the account was suspended', 'UPDATE accounts SET suspended_at = now() WHERE id = $1'],
    ['the account was removed', 'DELETE FROM accounts WHERE id = $1'],
    ['the five minutes are over', 'UPDATE sign_in_steps SET expires_at = now() WHERE account_id = $1'],
    ['the app was removed', 'DELETE FROM authenticators WHERE account_id = $1'],
  ])('is refused once %s', async (_what, sql) => {
    const step = await stepOf();
    await app.database.query(sql, [account.id]);
    const { body, headers } = await finish({ step, code: codeOf(secret) }).expect(401);
    expect(body).toEqual(INVALID);
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it.each([
    ['nothing', {}],
    ['both keys', { code: '123456', passkey: { response: {} } }],
    ['a code that is no text', { code: 123456 }],
    ['a passkey that is none', { passkey: 'x' }],
    ['another wish than yes or no', { code: '123456', remember: 'yes' }],
  ])('answers 400 to %s, and takes no try', async (_what, body) => {
    const step = await stepOf();
    await finish({ step, ...body }).expect(400);
    const [{ tries }] = await app.database.query<{ tries: number }>(
      'SELECT tries FROM sign_in_steps WHERE account_id = $1',
      [account.id],
    );
    expect(tries).toBe(0);
  });

  describe('counts', () => {
    const points = async () =>
      (await app.database.query<{ points: number }>('SELECT points FROM rate_limits WHERE points > 0')).map(
        ({ points }) => points,
      );

    it('a try of the password until the key was right, and none then', async () => {
      const address = { 'X-Forwarded-For': '198.51.100.7' };
      const step = await stepOf({}, address);
      expect(await points()).toEqual([1, 1]);
      await finish({ step, code: codeOf(secret) }, address).expect(200);
      expect(await points()).toEqual([]);
    });

    thorough.it('no more than it had counted when the key comes from another address', async () => {
      const step = await stepOf({}, { 'X-Forwarded-For': '198.51.100.7' });
      await finish({ step, code: codeOf(secret) }, { 'X-Forwarded-For': '198.51.100.8' }).expect(200);
      expect(await points()).toEqual([1, 1]);
      const [{ least }] = await app.database.query<{ least: number }>('SELECT min(points) AS least FROM rate_limits');
      expect(least).toBeGreaterThanOrEqual(0);
    });

    it('wrong codes of one step, and ends it, also for the right one', async () => {
      const step = await stepOf();
      for (let tries = 0; tries < ACCOUNT_LIMITS.secondStepTries; tries++)
        await finish({ step, code: wrongCode(secret) }, { 'X-Forwarded-For': `198.51.100.${tries}` }).expect(401);
      await finish({ step, code: codeOf(secret) }, { 'X-Forwarded-For': '198.51.100.99' }).expect(401);
    });

    it('passwords and codes together, so that nobody tries more than ten of both in an hour', async () => {
      const statuses: number[] = [];
      for (let round = 0; round < 4; round++) {
        const first = await login({ email: account.email, password: PASSWORD });
        statuses.push(first.status);
        const { step } = first.body as NextStep;
        if (!step) continue;
        const codes = Array.from({ length: 4 }, (_, index) =>
          finish(
            { step, code: wrongCode(secret) },
            { 'X-Forwarded-For': `192.0.2.${round * 10 + index}` },
            [app, replica][index % 2],
          ),
        );
        statuses.push(...(await Promise.all(codes)).map(({ status }) => status));
      }
      const allowed = statuses.filter((status) => status !== 429);
      expect(allowed).toHaveLength(10);
      expect(statuses.length).toBeGreaterThan(10);
    });

    it('those of a browser that has signed in before apart, so that strangers cannot keep it out', async () => {
      const first = { 'X-Forwarded-For': '198.51.100.50' };
      const answer = await finish({ step: await stepOf({}, first), code: codeOf(secret) }, first).expect(200);
      const browser = { Cookie: cookieOf(answer) };
      for (let tries = 0; tries < 10; tries++) await stepOf({ password: 'x' });
      await login({ email: account.email, password: PASSWORD }).expect(429);
      const step = await stepOf({}, browser);
      await finish({ step, code: recoveryCodes[0] }, browser).expect(200);
    });

    it('invented steps for the address', async () => {
      const address = { 'X-Forwarded-For': '198.51.100.44' };
      const ask = () => finish({ step: 'x'.repeat(43), code: '123456' }, address);
      for (let tries = 0; tries < 20; tries++) await ask().expect(401);
      await ask().expect(429);
    });
  });

  describe('on a device that is remembered', () => {
    const remembered = async () => {
      const answer = await finish({ step: await stepOf(), code: codeOf(secret), remember: true }).expect(200);
      return { Cookie: cookieOf(answer) };
    };

    it('asks for the password alone, for 30 days', async () => {
      const browser = await remembered();
      const answer = await login({ email: account.email, password: PASSWORD }, browser).expect(200);
      expect(answer.body).toEqual({ success: true, token: expect.any(String) });
      await login({ email: account.email, password: 'x' }, browser).expect(401);
      const [{ days }] = await app.database.query<{ days: number }>(
        `SELECT extract(days FROM remembered_until - now())::int AS days FROM account_places WHERE remembered_until IS NOT NULL`,
      );
      expect(days).toBe(ACCOUNT_LIMITS.rememberedDevice - 1);
      await app.database.query('UPDATE account_places SET remembered_until = now()');
      expect((await login({ email: account.email, password: PASSWORD }, browser).expect(200)).body).toEqual(ASKED);
    });

    thorough.it('is no device without the wish, and none of another account', async () => {
      const browser = { Cookie: cookieOf(await finish({ step: await stepOf(), code: codeOf(secret) }).expect(200)) };
      expect((await login({ email: account.email, password: PASSWORD }, browser)).body).toEqual(ASKED);
      const other = await makeAccount(app, 'sales');
      await addApp(app, other);
      await app.database.query('UPDATE account_places SET remembered_until = NULL');
      await finish({ step: await stepOf({}, browser), code: recoveryCodes[0], remember: true }, browser).expect(200);
      expect((await login({ email: other.email, password: PASSWORD }, browser)).body).toEqual(ASKED);
    });

    it('asks again after a new password', async () => {
      const browser = await remembered();
      const { body } = await login({ email: account.email, password: PASSWORD }, browser).expect(200);
      const newPassword = 'seventeen wet gravel lorries';
      await app
        .put(ENDPOINTS.adminPassword)
        .auth((body as { token: string }).token, { type: 'bearer' })
        .send({ currentPassword: PASSWORD, newPassword })
        .expect(200);
      expect((await login({ email: account.email, password: newPassword }, browser)).body).toEqual(ASKED);
    });
  });
});
