import { ENDPOINTS } from '#shared/endpoints';
import { MailWorker } from '../../mail/outbox/mail-worker.ts';
import { makeAccount, type MadeAccount, PASSWORD } from '../../testing/app/accounts.ts';
import { useApp } from '../../testing/app/use-app.ts';
import { letterCalls } from '../../testing/calls/mail-calls.ts';
import { useSmtp } from '../../testing/calls/smtp.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

describe('the notice of a sign-in', () => {
  const smtp = useSmtp();
  const app = useApp({ variables: Object.assign(smtp.variables, { PUBLIC_URL: 'https://www.eclar.example' }) });
  const replica = useApp({ replicaOf: app, variables: smtp.variables });
  const { states, settle, failOnce } = letterCalls(app);
  let account: MadeAccount;
  let cookie: string[];
  beforeEach(async () => {
    await app.database.query('TRUNCATE mails');
    account = await makeAccount(app, 'hr');
    smtp.answerTo.RCPT = () => 0;
    cookie = (await login()).get('Set-Cookie') ?? [];
    await settle();
    await app.database.query('TRUNCATE mails');
    smtp.received.length = 0;
  });

  const login = (from: string[] = []) => {
    const call = app.post(ENDPOINTS.adminLogin).set('User-Agent', PHONE).set('Cookie', from);
    return call.send({ email: account.email, password: PASSWORD }).expect(200);
  };
  const mails = () => smtp.received.filter(({ recipients }) => recipients.includes(account.email));

  it('goes to the account’s address when the device is new to it, with device and time', async () => {
    await login();
    await settle();
    const [{ mail }] = mails();
    expect(mail.subject).toBe('New sign-in to your account');
    expect(mail.text).toContain('Device: Chrome on Android');
    expect(mail.text).toMatch(/Time: \w+, \w+ \d+, \d{4} at \d+:\d\d [AP]M, Philippine time/);
    expect(mail.text).toContain('https://www.eclar.example/admin-dashboard?tab=account');
  });

  it('is not sent for a device that the account has signed in from', async () => {
    await login(cookie);
    expect(await states()).toEqual([]);
  });

  it('is sent when the browser is known from another account alone', async () => {
    const [mine] = [account];
    account = await makeAccount(app, 'sales');
    await login(cookie);
    expect(await app.database.query('SELECT account_id AS id FROM mails')).toEqual([{ id: account.id }]);
    expect(account.id).not.toBe(mine.id);
  });

  it('is not sent for the first sign-in of an account', async () => {
    await app.database.query('UPDATE accounts SET signed_in_at = NULL WHERE id = $1', [account.id]);
    await login();
    expect(await states()).toEqual([]);
  });

  it('is not sent for a wrong password', async () => {
    await app.post(ENDPOINTS.adminLogin).send({ email: account.email, password: 'wrong' }).expect(401);
    expect(await states()).toEqual([]);
  });

  it('is sent once, by one of the replicas', async () => {
    await login();
    replica.nest.get(MailWorker).nudge();
    await settle();
    expect(mails()).toHaveLength(1);
  });

  describe('that the mail server refuses', () => {
    beforeEach(async () => {
      smtp.answerTo.RCPT = () => 451;
      await login();
      await failOnce();
      smtp.answerTo.RCPT = () => 0;
    });

    it('is tried again, also when the session has ended', async () => {
      await app.database.query('DELETE FROM admin_sessions WHERE account_id = $1', [account.id]);
      await settle();
      expect(mails()).toHaveLength(1);
    });

    it('is forgotten with its account', async () => {
      await app.database.query('DELETE FROM accounts WHERE id = $1', [account.id]);
      expect(await states()).toEqual([]);
    });

    it('is not sent days later, and is forgotten', async () => {
      await app.database.query(`UPDATE mails SET expires_at = expires_at - interval '2 days'`);
      await settle();
      expect(mails()).toEqual([]);
      await app.nest.get(MailWorker).enqueue([]);
      expect(await states()).toEqual([]);
    });
  });

  it('is forgotten after sixty days', async () => {
    await login();
    await settle();
    await app.nest.get(MailWorker).enqueue([]);
    expect(await states()).toHaveLength(1);
    await app.database.query(`UPDATE mails SET queued_at = now() - interval '61 days'`);
    await app.nest.get(MailWorker).enqueue([]);
    expect(await states()).toEqual([]);
  });
});

describe('notices of sign-ins on a site without a mail server', () => {
  const app = useApp();

  it('are forgotten once they are too old to be sent', async () => {
    const account = await makeAccount(app, 'hr');
    const login = () =>
      app.post(ENDPOINTS.adminLogin).set('User-Agent', PHONE).send({ email: account.email, password: PASSWORD });
    await login().expect(200);
    await app.database.query(`UPDATE mails SET expires_at = expires_at - interval '2 days'`);
    await login().expect(200);
    await app.nest.get(MailWorker).enqueue([]);
    expect(await letterCalls(app).states()).toHaveLength(1);
  });
});
