import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import type { NextStep, PasskeyOptions, SecondFactors } from '#shared/accounts/two-factor-contract';
import { ENDPOINTS } from '#shared/endpoints';
import { thorough } from '#shared/testing/thorough';
import { type MadeAccount, makeAccount, PASSWORD } from '#server/testing/app/accounts';
import { useApp } from '#server/testing/app/use-app';
import { PasskeyDevice } from '#server/testing/keys/passkey-device';
import { problemBody } from '#server/testing/samples/problem-body';

const KEYS = ACCOUNT_ENDPOINTS.twoFactor;
const STEP = ACCOUNT_ENDPOINTS.secondStep;
const ORIGIN = 'https://www.builders.example';
const SITE = { origin: ORIGIN };
const INVALID = problemBody(401, 'Invalid credentials', { success: false });
const WRONG = problemBody(400, ['This passkey could not be added. Start again.']);

interface Asked {
  challenge: string;
  [option: string]: unknown;
}

describe('a passkey', () => {
  const app = useApp({ variables: { PUBLIC_URL: ORIGIN, TRUST_PROXY: '1' } });
  let account: MadeAccount;
  beforeEach(async () => {
    await app.database.query('DELETE FROM accounts WHERE NOT is_first');
    account = await makeAccount(app, 'editor');
  });

  /** As behind a proxy that ends TLS. */
  const post = (path: string, body: object) =>
    app.post(path).set({ Host: 'www.builders.example', 'X-Forwarded-Proto': 'https' }).send(body);
  const asAccount = (path: string, body: object, { token } = account) =>
    post(path, body).auth(token, { type: 'bearer' });
  const optionsOf = ({ body }: { body: unknown }) => (body as PasskeyOptions).options as Asked;
  const creation = async (by = account) =>
    optionsOf(await asAccount(`${KEYS}/passkeys/options`, { currentPassword: PASSWORD }, by).expect(200));
  const save = (passkey: object, by = account) => asAccount(`${KEYS}/passkeys`, { name: 'Phone', passkey }, by);
  const added = async (device = new PasskeyDevice(), by = account) => {
    await save(device.make((await creation(by)).challenge, SITE), by).expect(201);
    await app.database.query('TRUNCATE rate_limits');
    return device;
  };
  const stepOf = async ({ email } = account, password = PASSWORD) =>
    ((await post(ENDPOINTS.adminLogin, { email, password }).expect(200)).body as NextStep).step;
  const asked = async (step: string) => optionsOf(await post(`${STEP}/passkey`, { step }).expect(200));
  const finish = (step: string, passkey: object) => post(STEP, { step, passkey });
  const kept = async () => (await list()).passkeys;
  const list = async () =>
    (
      await app
        .get(KEYS)
        .set({ Host: 'www.builders.example', 'X-Forwarded-Proto': 'https' })
        .auth(account.token, { type: 'bearer' })
        .expect(200)
    ).body as SecondFactors;

  it('is added, signs in, and is listed with the time of its last use', async () => {
    const device = await added();
    const step = await stepOf();
    const { body } = await finish(step, device.sign((await asked(step)).challenge, SITE)).expect(200);
    expect(body).toEqual({ success: true, token: expect.any(String) });
    expect(await kept()).toEqual([
      { _id: expect.any(String), name: 'Phone', createdAt: expect.any(String), lastUsedAt: expect.any(String) },
    ]);
  });

  it('is asked for as one that knows its person, and names nobody before', async () => {
    expect(await creation()).toMatchObject({
      rp: { id: 'www.builders.example' },
      user: { name: account.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await added();
    const options = await asked(await stepOf());
    expect(options).toMatchObject({ rpId: 'www.builders.example', userVerification: 'required', allowCredentials: [] });
    expect(Object.keys(await asked(await stepOf(account, 'x')))).toEqual(Object.keys(options));
  });

  it('comes with recovery codes when it is the first key, and ends the other sessions', async () => {
    const elsewhere = await app.signIn({ email: account.email, password: PASSWORD });
    const { body } = await save(new PasskeyDevice().make((await creation()).challenge, SITE)).expect(201);
    expect((body as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(ACCOUNT_LIMITS.recoveryCodes);
    await app.get(ENDPOINTS.adminSession).auth(elsewhere, { type: 'bearer' }).expect(401);
    const second = await save(new PasskeyDevice().make((await creation()).challenge, SITE)).expect(201);
    expect(second.body).toEqual({ recoveryCodes: [] });
  });

  it('is no key after a wrong password, and the answer is the same', async () => {
    const device = await added();
    const step = await stepOf(account, 'a wrong password');
    const { body } = await finish(step, device.sign((await asked(step)).challenge, SITE)).expect(401);
    expect(body).toEqual(INVALID);
  });

  it.each<[string, (device: PasskeyDevice, challenge: string) => object]>([
    ['was signed for another site', (device, challenge) => device.sign(challenge, { origin: 'https://evil.example' })],
    [
      'was signed at another origin of the domain',
      (device, challenge) => device.sign(challenge, { origin: 'http://www.builders.example' }),
    ],
    ['signs another challenge', (device) => device.sign('AAAA', SITE)],
    ['has not verified its person', (device, challenge) => device.sign(challenge, { ...SITE, verified: false })],
    ['nobody has added', (_device, challenge) => new PasskeyDevice().sign(challenge, SITE)],
    ['has no signature', (device, challenge) => ({ ...device.sign(challenge, SITE), response: {} })],
    [
      'has the id of one and the signature of another',
      (device, challenge) => ({ ...new PasskeyDevice().sign(challenge, SITE), id: device.id.toString('base64url') }),
    ],
  ])('is refused that %s', async (_what, answer) => {
    const device = await added();
    const step = await stepOf();
    const { challenge } = await asked(step);
    expect((await finish(step, answer(device, challenge)).expect(401)).body).toEqual(INVALID);
  });

  thorough.it('is refused for a step that asked for none, and for another step than the one that asked', async () => {
    const device = await added();
    const [first, second] = [await stepOf(), await stepOf()];
    const { challenge } = await asked(first);
    await finish(second, device.sign(challenge, SITE)).expect(401);
    await asked(second);
    await finish(second, device.sign(challenge, SITE)).expect(401);
    await finish(first, device.sign(challenge, SITE)).expect(200);
  });

  it('of another account is refused', async () => {
    const other = await makeAccount(app, 'sales');
    const theirs = await added(new PasskeyDevice(), other);
    await added();
    const step = await stepOf();
    await finish(step, theirs.sign((await asked(step)).challenge, SITE)).expect(401);
  });

  it('is taken once, however often its answer is sent at once', async () => {
    const device = await added(new PasskeyDevice(false));
    const step = await stepOf();
    const answer = device.sign((await asked(step)).challenge, SITE);
    const answers = await Promise.all(Array.from({ length: 4 }, () => finish(step, answer)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  thorough.it('is refused when its count shows that it was copied', async () => {
    const device = await added();
    for (const expected of [200, 200]) {
      const step = await stepOf();
      await finish(step, device.sign((await asked(step)).challenge, SITE)).expect(expected);
    }
    device.rewind(2);
    const step = await stepOf();
    await finish(step, device.sign((await asked(step)).challenge, SITE)).expect(401);
  });

  it('is added only for the challenge that the session got for the password, once', async () => {
    const device = new PasskeyDevice();
    expect((await save(device.make('AAAA', SITE)).expect(400)).body).toEqual(WRONG);
    await asAccount(`${KEYS}/passkeys/options`, { currentPassword: 'x' }).expect(400);
    const { challenge } = await creation();
    const elsewhere = { ...account, token: await app.signIn({ email: account.email, password: PASSWORD }) };
    expect((await save(device.make(challenge, SITE), elsewhere).expect(400)).body).toEqual(WRONG);
    expect((await save(device.make(challenge, { origin: 'https://evil.example' })).expect(400)).body).toEqual(WRONG);
    await save(device.make(challenge, SITE)).expect(201);
    expect((await save(new PasskeyDevice().make(challenge, SITE)).expect(400)).body).toEqual(WRONG);
    expect(await kept()).toHaveLength(1);
  });

  thorough.it('is added to one account only', async () => {
    const device = await added();
    const other = await makeAccount(app, 'sales');
    const { body } = await save(device.make((await creation(other)).challenge, SITE), other).expect(400);
    expect(body).toEqual(problemBody(400, ['This passkey has already been added.']));
  });

  thorough.it('is one of ten at most', async () => {
    for (let made = 0; made < ACCOUNT_LIMITS.passkeys; made++) await added();
    const { body } = await asAccount(`${KEYS}/passkeys/options`, { currentPassword: PASSWORD }).expect(400);
    expect(body).toEqual(problemBody(400, ['There are 10 passkeys. Remove one before you add another.']));
  });

  thorough.it('of another account cannot be removed', async () => {
    await added();
    const [{ _id }] = await kept();
    const other = await makeAccount(app, 'owner');
    await asAccount(`${KEYS}/passkeys/${_id}/remove`, { currentPassword: PASSWORD }, other).expect(404);
    expect(await kept()).toHaveLength(1);
  });

  it('is possible at the domain of the site alone', async () => {
    expect((await list()).passkeysPossible).toBe(true);
    const elsewhere = await app.get(KEYS).auth(account.token, { type: 'bearer' }).expect(200);
    expect((elsewhere.body as SecondFactors).passkeysPossible).toBe(false);
    const { body } = await app
      .post(`${STEP}/passkey`)
      .send({ step: 'x'.repeat(43) })
      .expect(400);
    expect(body).toEqual(problemBody(400, ['Passkeys require a domain name; they do not work at an IP address.']));
  });
});
