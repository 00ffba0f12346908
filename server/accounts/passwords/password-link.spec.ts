import type { PasswordLink } from '#shared/accounts/contract';
import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import { ENDPOINTS } from '#shared/endpoints';
import { firstOrAll, thorough } from '#shared/testing/thorough';
import { makeAccount, type MadeAccount, PASSWORD } from '../../testing/app/accounts.ts';
import { useApp } from '../../testing/app/use-app.ts';
import { withDatabase } from '../../testing/app/with-database.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import type { LinkKind } from '../links/account-link.entity.ts';
import { makeLink } from '../links/account-links.ts';

const LINK = ACCOUNT_ENDPOINTS.passwordLink;
const NEW = 'a gravel road in the rain';
const UNKNOWN = 'x'.repeat(43);
const ENDED = problemBody(400, ['This link has expired or has already been used.']);

describe('a link to choose a password', () => {
  const app = useApp();
  let account: MadeAccount;
  beforeEach(async () => {
    await app.database.query('TRUNCATE rate_limits');
    account = await makeAccount(app, 'sales');
  });

  const linkOf = (id: string, kind: LinkKind = 'reset') =>
    withDatabase(app.database.url, (database) => makeLink(database.manager, id, kind));
  const check = (token: unknown) => app.post(`${LINK}/check`).send({ token });
  const choose = (token: unknown, newPassword: unknown = NEW, more: object = {}) =>
    app.put(LINK).send({ token, newPassword, ...more });
  const login = (password: string, email = account.email) => app.post(ENDPOINTS.adminLogin).send({ email, password });
  const sessionOf = (token: string) => app.get(ENDPOINTS.adminSession).auth(token, { type: 'bearer' });
  const activities = async () => {
    const rows = await app.database.query<{ action: string }>(
      'SELECT action FROM activities WHERE subject = $1 ORDER BY id',
      [account.id],
    );
    return rows.map(({ action }) => action);
  };
  /** An account that was invited and has not come yet. */
  const invite = async (email: string, name = '') => {
    const [{ id }] = await app.database.query<{ id: string }>(
      `INSERT INTO accounts (email, name, roles) VALUES ($1, $2, '{editor}') RETURNING id`,
      [email, name],
    );
    return id;
  };

  it('tells whose password it is for, as often as it is asked', async () => {
    const token = await linkOf(account.id);
    await check(token).expect(200);
    const { kind, email } = (await check(token).expect(200)).body as PasswordLink;
    expect({ kind, email }).toEqual({ kind: 'reset', email: account.email });
  });

  it('gives the account its new password, once', async () => {
    const token = await linkOf(account.id);
    await choose(token).expect(204);
    await login(NEW).expect(200);
    await login(PASSWORD).expect(401);
    expect((await choose(token, 'another road in the rain').expect(400)).body).toEqual(ENDED);
    expect((await check(token).expect(400)).body).toEqual(ENDED);
  });

  thorough.it('is used by one of two calls at the same time', async () => {
    const token = await linkOf(account.id);
    const words = ['the first gravel road here', 'the second gravel road here'];
    const answers = await Promise.all(words.map((password) => choose(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
    const winner = words[answers.findIndex(({ status }) => status === 204)];
    await login(winner).expect(200);
    expect(await activities()).toEqual(['password-reset']);
  });

  it('ends every session of the account, its other links and what its devices remember, and signs nobody in', async () => {
    const [other, token] = [await linkOf(account.id, 'invitation'), await linkOf(account.id)];
    await app.database.query(`UPDATE account_places SET remembered_until = now() + interval '1 day'`);
    const { body } = await choose(token).expect(204);
    expect(body).toEqual({});
    await sessionOf(account.token).expect(401);
    await check(other).expect(400);
    const remembered = await app.database.query(
      'SELECT FROM account_places WHERE account_id = $1 AND remembered_until IS NOT NULL',
      [account.id],
    );
    expect(remembered).toEqual([]);
  });

  it('does not go around a second factor, also in the browser that has chosen the password', async () => {
    await app.database.query(`INSERT INTO authenticators (account_id, secret) VALUES ($1, 'x')`, [account.id]);
    await app.database.query(`UPDATE account_places SET remembered_until = now() + interval '1 day'`);
    const chosen = await choose(await linkOf(account.id)).expect(204);
    const { body } = await login(NEW)
      .set('Cookie', chosen.get('Set-Cookie') ?? [])
      .expect(200);
    expect(body).toEqual({ success: false, next: 'second-key', step: expect.any(String) });
    await app.database.query('DELETE FROM authenticators');
  });

  thorough.it('leaves other accounts as they are', async () => {
    const other = await makeAccount(app, 'editor');
    await choose(await linkOf(account.id)).expect(204);
    await sessionOf(other.token).expect(200);
    await login(PASSWORD, other.email).expect(200);
  });

  thorough.it('lets the browser sign in although others have used up the tries of the account', async () => {
    for (let tries = 0; tries < 10; tries++) await login('wrong').expect(401);
    await login(PASSWORD).expect(429);
    const chosen = await choose(await linkOf(account.id)).expect(204);
    await login(NEW)
      .set('Cookie', chosen.get('Set-Cookie') ?? [])
      .expect(200);
  });

  it.each([
    ['after its time', `UPDATE account_links SET expires_at = now() - interval '1 second'`],
    ['of an account that was suspended', `UPDATE accounts SET suspended_at = now() WHERE email LIKE 'account-%'`],
    ['of an account that was removed', `DELETE FROM accounts WHERE email LIKE 'account-%'`],
  ])('is of no use %s', async (_what, statement) => {
    const token = await linkOf(account.id);
    await app.database.query(statement);
    expect((await check(token).expect(400)).body).toEqual(ENDED);
    expect((await choose(token).expect(400)).body).toEqual(ENDED);
    await login(NEW).expect(401);
  });

  it('is ended by a newer one', async () => {
    const [old, token] = [await linkOf(account.id), await linkOf(account.id)];
    await choose(old).expect(400);
    await choose(token).expect(204);
  });

  it.each(
    firstOrAll([
      ['one that was never made', UNKNOWN, 'This link has expired or has already been used.'],
      ['one that was cut short', 'x', 'This link has expired or has already been used.'],
      ['one in another alphabet', `${'x'.repeat(42)}%`, 'This link has expired or has already been used.'],
      ['a list', [UNKNOWN], 'This link has expired or has already been used.'],
      ['none', undefined, 'The link is incomplete.'],
    ]),
  )('is refused when it is %s', async (_what, token, sentence) => {
    expect((await check(token).expect(400)).body).toEqual(problemBody(400, [sentence]));
  });

  it.each(
    firstOrAll([
      ['a short one', 'rain on tin', 'New password must have 12 to 200 characters.'],
      ['a common one', 'qwertyuiop123', /^This password is easy to guess\. /],
      ['words of the firm', 'ECLAR-Builders-2026!', /^This password is based on the company’s name/],
      ['none', '', 'New password is required.'],
    ]),
  )('can still be used after %s was refused', async (_what, password, sentence) => {
    const token = await linkOf(account.id);
    const { body } = await choose(token, password).expect(400);
    expect(body).toMatchObject({ statusCode: 400, errors: [expect.stringMatching(sentence)] });
    await choose(token).expect(204);
  });

  it('takes an invited person in, with a name', async () => {
    const id = await invite('ana@eclar.example');
    const token = await linkOf(id, 'invitation');
    expect((await check(token).expect(200)).body).toEqual({ kind: 'invitation', email: 'ana@eclar.example', name: '' });
    await choose(token, NEW, { name: ' Ana Reyes ' }).expect(204);
    const { body } = await login(NEW, 'ana@eclar.example').expect(200);
    expect((await sessionOf((body as { token: string }).token)).body).toMatchObject({ name: 'Ana Reyes' });
    const [{ action }] = await app.database.query<{ action: string }>(
      'SELECT action FROM activities WHERE subject = $1',
      [id],
    );
    expect(action).toBe('account-joined');
  });

  it('does not rename whoever has a name', async () => {
    const id = await invite('ben@eclar.example', 'Ben Cruz');
    await choose(await linkOf(id, 'invitation'), NEW, { name: 'Somebody Else' }).expect(204);
    expect(await app.database.query('SELECT name FROM accounts WHERE id = $1', [id])).toEqual([{ name: 'Ben Cruz' }]);
  });

  thorough.it('is tried twenty times from one address, and no more', async () => {
    for (let tries = 0; tries < 20; tries++) await check(UNKNOWN).expect(400);
    await check(UNKNOWN).expect(429);
    await login(PASSWORD).expect(200);
  });
});
