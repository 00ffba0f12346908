import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import type { SessionView } from '#shared/accounts/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { makeAccount, type MadeAccount, PASSWORD } from '../../testing/app/accounts.ts';
import { NOBODY, useApp } from '../../testing/app/use-app.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';

const SIGN_INS = ACCOUNT_ENDPOINTS.sessions;
const SETTINGS = ACCOUNT_ENDPOINTS.securitySettings;
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const NEW = 'a gravel road in the rain';

describe('one’s own sessions', () => {
  const app = useApp();
  let account: MadeAccount;
  beforeEach(async () => {
    await app.database.query('DELETE FROM security_settings');
    account = await makeAccount(app, 'sales');
  });

  const as = (token: string) => ({
    list: async () => (await app.get(SIGN_INS).auth(token, { type: 'bearer' }).expect(200)).body as SessionView[],
    end: (id: string) => app.delete(`${SIGN_INS}/${id}`).auth(token, { type: 'bearer' }),
    session: () => app.get(ENDPOINTS.adminSession).auth(token, { type: 'bearer' }),
  });
  const login = async ({ email }: Pick<MadeAccount, 'email'>, userAgent = PHONE) => {
    const call = app.post(ENDPOINTS.adminLogin).set('User-Agent', userAgent);
    return ((await call.send({ email, password: PASSWORD }).expect(200)).body as { token: string }).token;
  };
  const currentOf = async (token: string) => (await as(token).list()).find(({ isCurrent }) => isCurrent);
  const choose = (keepAddresses: unknown) => app.asAdmin.patch(SETTINGS).send({ keepAddresses });

  it('are listed with device and times, the one that asks first', async () => {
    await login(account, 'curl/8.5');
    const here = await login(account);
    const [first, ...others] = await as(here).list();
    expect(first).toEqual({
      _id: expect.any(String),
      device: 'Chrome on Android',
      address: null,
      startedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      lastSeenAt: expect.stringMatching(/^\d{4}-.*Z$/),
      isCurrent: true,
    });
    expect(others.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['', false],
      ['', false],
    ]);
  });

  it('are those that are valid, and of nobody else', async () => {
    const other = await makeAccount(app, 'owner');
    await app.database.query(`UPDATE admin_sessions SET expires_at = now() WHERE account_id = $1`, [account.id]);
    const here = await login(account);
    expect(await as(here).list()).toHaveLength(1);
    expect(await as(other.token).list()).toHaveLength(1);
  });

  it('are ended one by one, at once', async () => {
    const [here, there] = [await login(account), await login(account)];
    const target = await currentOf(there);
    await as(here).end(target!._id).expect(204);
    await as(there).session().expect(401);
    await as(here).session().expect(200);
    const { body } = await as(here).end(target!._id).expect(404);
    expect(body).toEqual(problemBody(404, 'There is no such session: it has already ended.'));
  });

  it.each(['sales', 'owner'] as const)('cannot be ended by somebody else, who is %s', async (role) => {
    const other = await makeAccount(app, role);
    const target = await currentOf(account.token);
    await as(other.token).end(target!._id).expect(404);
    await as(account.token).session().expect(200);
  });

  it.each([
    ['no id', 'current', 400, 'The id in the address is not valid.'],
    ['nobody’s', NOBODY, 404, 'There is no such session: it has already ended.'],
  ])('answer %s with an error', async (_what, id, status, sentence) => {
    const { body } = await as(account.token).end(id).expect(status);
    expect(body).toEqual(problemBody(status, sentence));
  });

  it('go on as the same one when the password is changed', async () => {
    const here = await login(account);
    const before = await currentOf(here);
    const change = app.put(ENDPOINTS.adminPassword).auth(here, { type: 'bearer' });
    const { body } = await change.send({ currentPassword: PASSWORD, newPassword: NEW }).expect(200);
    const after = await as((body as { token: string }).token).list();
    expect(after).toEqual([{ ...before, _id: expect.any(String), lastSeenAt: expect.any(String) }]);
  });

  it('have the address of the network only while the owner wants it', async () => {
    expect((await app.asAdmin.get(SETTINGS).expect(200)).body).toEqual({ keepAddresses: false });
    expect((await choose(true).expect(200)).body).toEqual({ keepAddresses: true });
    const here = await login(account);
    expect((await currentOf(here))?.address).toBe('127.0.0.1');
    await choose(false).expect(200);
    expect((await currentOf(here))?.address).toBeNull();
    expect((await currentOf(await login(account)))?.address).toBeNull();
  });

  it.each([[undefined], [null], ['true'], [1]])('refuse %s as that choice', async (choice) => {
    const { body } = await choose(choice).expect(400);
    expect(body).toEqual(problemBody(400, ['keepAddresses must be true or false.']));
  });

  it('leave the choice to the owner', async () => {
    await app.patch(SETTINGS).auth(account.token, { type: 'bearer' }).send({ keepAddresses: true }).expect(403);
    await app.get(SETTINGS).auth(account.token, { type: 'bearer' }).expect(403);
  });

  it('are written down when one is ended, and so is the choice', async () => {
    const there = await login(account);
    await as(account.token)
      .end((await currentOf(there))!._id)
      .expect(204);
    await choose(false).expect(200);
    const rows = await app.database.query('SELECT who, action, count FROM activities ORDER BY id DESC LIMIT 2');
    expect(rows).toEqual([
      { who: 'admin@eclar.example', action: 'security-settings-changed', count: null },
      { who: account.email, action: 'sessions-ended', count: 1 },
    ]);
  });
});
