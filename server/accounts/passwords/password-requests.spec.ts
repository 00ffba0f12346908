import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import { ENDPOINTS } from '#shared/endpoints';
import { makeAccount, type MadeAccount } from '../../testing/app/accounts.ts';
import { until } from '../../testing/app/until.ts';
import { useApp } from '../../testing/app/use-app.ts';
import { useSmtp } from '../../testing/calls/smtp.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';

const LINK = ACCOUNT_ENDPOINTS.passwordLink;
const NEW = 'a gravel road in the rain';
const SITE = 'https://www.eclar.example';

describe('asking for a link', () => {
  const smtp = useSmtp();
  const app = useApp({ variables: Object.assign(smtp.variables, { PUBLIC_URL: SITE }) });
  let account: MadeAccount;
  beforeEach(async () => {
    await app.database.query('TRUNCATE rate_limits');
    account = await makeAccount(app, 'hr');
    smtp.received.length = 0;
  });

  const ask = (email: unknown) => app.post(LINK).send({ email });
  const mailTo = (email: string) =>
    until(() => smtp.received.find(({ recipients }) => recipients.join() === email)?.mail.text ?? undefined);
  const tokenIn = (text: string) => /#token=([\w-]{43})\b/.exec(text)?.[1];
  /** Whoever was asked for before has had a mail by the time that this account has one. */
  const settle = async () => {
    const other = await makeAccount(app, 'sales');
    await ask(other.email).expect(202);
    await mailTo(other.email);
  };

  it('sends a link that chooses a new password, and tells of the change', async () => {
    await ask(account.email.toUpperCase()).expect(202);
    const token = tokenIn(await mailTo(account.email));
    smtp.received.length = 0;
    await app.put(LINK).send({ token, newPassword: NEW }).expect(204);
    expect(await mailTo(account.email)).toContain('Your password was changed');
    await app.post(ENDPOINTS.adminLogin).send({ email: account.email, password: NEW }).expect(200);
  });

  it('writes the address of the settings into the mail, whatever host a call names', async () => {
    await ask(account.email).set('Host', 'evil.example').set('X-Forwarded-Host', 'evil.example').expect(202);
    const text = await mailTo(account.email);
    expect(text).toContain(`${SITE}/admin-password#token=`);
    expect(text).not.toContain('evil');
  });

  it('answers the same to an unknown address, and sends nothing there', async () => {
    const known = await ask(account.email).expect(202);
    const unknown = await ask('nobody@eclar.example').expect(202);
    expect(unknown.body).toEqual(known.body);
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(known.headers).sort());
    await settle();
    expect(smtp.received.flatMap(({ recipients }) => recipients)).not.toContain('nobody@eclar.example');
  });

  it.each([
    ['is suspended', 'UPDATE accounts SET suspended_at = now() WHERE id = $1'],
    ['has not accepted its invitation', 'UPDATE accounts SET password_hash = NULL WHERE id = $1'],
  ])('sends nothing to an account that %s', async (_what, statement) => {
    await app.database.query(statement, [account.id]);
    await ask(account.email).expect(202);
    await settle();
    expect(smtp.received.flatMap(({ recipients }) => recipients)).not.toContain(account.email);
  });

  it('sends one mail while its link is young, which strangers cannot replace', async () => {
    await ask(account.email).expect(202);
    const token = tokenIn(await mailTo(account.email));
    await Promise.all([ask(account.email).expect(202), ask(account.email).expect(202)]);
    await settle();
    expect(smtp.received.filter(({ recipients }) => recipients.includes(account.email))).toHaveLength(1);
    await app.post(`${LINK}/check`).send({ token }).expect(200);
  });

  it('sends another one once half of the time is over, and the first link ends', async () => {
    await ask(account.email).expect(202);
    const first = tokenIn(await mailTo(account.email));
    smtp.received.length = 0;
    await app.database.query(`UPDATE account_links SET expires_at = now() + interval '14 minutes'`);
    await ask(account.email).expect(202);
    const second = tokenIn(await mailTo(account.email));
    await app.post(`${LINK}/check`).send({ token: first }).expect(400);
    await app.post(`${LINK}/check`).send({ token: second }).expect(200);
  });

  it('sends another one at once when the mail server has refused the first', async () => {
    smtp.answerTo.RCPT = () => 550;
    await ask(account.email).expect(202);
    await until(async () => {
      const links = await app.database.query('SELECT FROM account_links WHERE account_id = $1', [account.id]);
      return links.length === 0 && smtp.connections > 0;
    });
    smtp.answerTo.RCPT = () => 0;
    await until(async () => {
      await app.database.query('TRUNCATE rate_limits');
      await ask(account.email).expect(202);
      return smtp.received.some(({ recipients }) => recipients.includes(account.email));
    });
  });

  it.each([
    ['nothing', '', 'Email is required.'],
    ['a list', [], 'Email is invalid.'],
    ['more than an address may have', `${'x'.repeat(300)}@eclar.example`, /Email/],
  ])('refuses %s', async (_what, email, sentence) => {
    const { body } = await ask(email).expect(400);
    expect(body).toMatchObject({ statusCode: 400, errors: [expect.stringMatching(sentence)] });
  });

  it('is counted by address, for known and unknown accounts alike', async () => {
    for (let asked = 0; asked < 20; asked++) await ask(`n${asked}@eclar.example`).expect(202);
    const { body, headers } = await ask(account.email).expect(429);
    expect(body).toEqual(problemBody(429, 'Too many requests. Please wait a moment and try again.'));
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('the log of the start', () => {
  const logged: unknown[] = [];
  const warn = (message: unknown) => void logged.push(message);
  const ignore = () => undefined;
  const variables = { SMTP_URL: 'smtp://127.0.0.1:9', ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'rain on tin' };
  useApp({ variables, logger: { log: ignore, error: ignore, warn } });

  it('says that ADMIN_PASSWORD is short, and that no link can be mailed without PUBLIC_URL', () => {
    expect(logged).toEqual(
      expect.arrayContaining([
        'ADMIN_PASSWORD has fewer than 12 characters: set a longer one.',
        'PUBLIC_URL is not set, so password links cannot be mailed.',
      ]),
    );
  });
});

describe.each([
  ['a mail server', {}],
  ['its own address', { SMTP_URL: 'smtp://127.0.0.1:9' }],
])('asking for a link on a site without %s', (_what, variables) => {
  const app = useApp({ variables });

  it('says so to everybody, and makes no link', async () => {
    const { email } = await makeAccount(app, 'hr');
    for (const address of [email, 'nobody@eclar.example'])
      expect((await app.post(LINK).send({ email: address }).expect(202)).body).toEqual({ canSend: false });
    expect(await app.database.query('SELECT FROM account_links')).toEqual([]);
  });
});
