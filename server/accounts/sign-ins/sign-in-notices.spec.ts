import { ENDPOINTS } from '#shared/endpoints';
import { makeAccount, type MadeAccount, PASSWORD } from '../../testing/app/accounts.ts';
import { useApp } from '../../testing/app/use-app.ts';
import { useSmtp } from '../../testing/calls/smtp.ts';
import { SignInNotices } from './sign-in-notices.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

describe('the notice of a sign-in', () => {
  const smtp = useSmtp();
  const app = useApp({ variables: Object.assign(smtp.variables, { PUBLIC_URL: 'https://www.eclar.example' }) });
  const replica = useApp({ replicaOf: app, variables: smtp.variables });
  let account: MadeAccount;
  let cookie: string[];
  beforeEach(async () => {
    await app.database.query('TRUNCATE sign_in_notices');
    account = await makeAccount(app, 'hr');
    smtp.received.length = 0;
    smtp.answerTo.RCPT = () => 0;
    cookie = (await login()).get('Set-Cookie') ?? [];
    await app.database.query('TRUNCATE sign_in_notices');
  });

  const login = (from: string[] = []) => {
    const call = app.post(ENDPOINTS.adminLogin).set('User-Agent', PHONE).set('Cookie', from);
    return call.send({ email: account.email, password: PASSWORD }).expect(200);
  };
  const send = (by = app) => by.nest.get(SignInNotices).run();
  const mails = () => smtp.received.filter(({ recipients }) => recipients.includes(account.email));

  it('goes to the account’s address when the device is new to it, with device and time', async () => {
    await login();
    expect(await send()).toBe(1);
    const [{ mail }] = mails();
    expect(mail.subject).toBe('New sign-in to your account');
    expect(mail.text).toContain('Device: Chrome on Android');
    expect(mail.text).toMatch(/Time: \w+, \w+ \d+, \d{4} at .* Philippine time/);
    expect(mail.text).toContain('https://www.eclar.example/admin-dashboard?tab=account');
  });

  it('is not sent for a device that the account has signed in from', async () => {
    await login(cookie);
    expect(await send()).toBe(0);
  });

  it('is sent when the browser is known from another account alone', async () => {
    const [mine] = [account];
    account = await makeAccount(app, 'sales');
    await login(cookie);
    expect(await app.database.query('SELECT account_id AS id FROM sign_in_notices')).toEqual([{ id: account.id }]);
    expect(account.id).not.toBe(mine.id);
  });

  it('is not sent for the first sign-in of an account', async () => {
    await app.database.query('UPDATE accounts SET signed_in_at = NULL WHERE id = $1', [account.id]);
    await login();
    expect(await send()).toBe(0);
  });

  it('is not sent for a wrong password', async () => {
    await app.post(ENDPOINTS.adminLogin).send({ email: account.email, password: 'wrong' }).expect(401);
    expect(await send()).toBe(0);
  });

  it('is sent once, by one of the replicas', async () => {
    await login();
    const sent = await Promise.all([send(), send(replica)]);
    expect(sent[0] + sent[1]).toBe(1);
    expect(await send()).toBe(0);
    expect(mails()).toHaveLength(1);
  });

  it('is tried again when the mail server refuses it, once its lease has ended', async () => {
    smtp.answerTo.RCPT = () => 451;
    await login();
    expect(await send()).toBe(0);
    smtp.answerTo.RCPT = () => 0;
    expect(await send()).toBe(0);
    await app.database.query('UPDATE sign_in_notices SET leased_until = now()');
    expect(await send()).toBe(1);
  });

  it('is not sent days later, and is forgotten after sixty', async () => {
    await login();
    await app.database.query(`UPDATE sign_in_notices SET created_at = now() - interval '61 days'`);
    expect(await send()).toBe(0);
    await login();
    expect(await send()).toBe(1);
    expect(await app.database.query('SELECT FROM sign_in_notices')).toHaveLength(1);
  });
});

describe('notices of sign-ins on a site without a mail server', () => {
  const app = useApp();

  it('are forgotten once they are too old to be sent', async () => {
    const account = await makeAccount(app, 'hr');
    const login = () =>
      app.post(ENDPOINTS.adminLogin).set('User-Agent', PHONE).send({ email: account.email, password: PASSWORD });
    await login().expect(200);
    await app.database.query(`UPDATE sign_in_notices SET created_at = now() - interval '2 days'`);
    await login().expect(200);
    expect(await app.nest.get(SignInNotices).run()).toBe(0);
    expect(await app.database.query('SELECT FROM sign_in_notices')).toHaveLength(1);
  });
});
