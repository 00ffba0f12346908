import type { Socket } from 'node:net';
import { ENDPOINTS } from '#shared/endpoints';
import { firstOrAll } from '#shared/testing/thorough';
import { formCalls } from '../../testing/calls/form-calls.ts';
import { INQUIRY } from '../../testing/samples/forms.ts';
import { isOffice, mailCalls } from '../../testing/calls/mail-calls.ts';
import { useSmtp } from '../../testing/calls/smtp.ts';
import { until } from '../../testing/app/until.ts';
import { useApp } from '../../testing/app/use-app.ts';

/** Speaks SMTP until a mail's first byte has come, and hangs up. */
function hangUpInData(socket: Socket): void {
  socket.write('220 mail.internal\r\n');
  socket.on('data', (data) => {
    const command = data.toString('latin1');
    if (/^(EHLO|MAIL|RCPT)/.test(command)) socket.write('250 Go on\r\n');
    else if (command.startsWith('DATA')) socket.write('354 Go on\r\n');
    else socket.destroy();
  });
}

describe('the mails of a submission', () => {
  const smtp = useSmtp('?greetingTimeout=2000');
  const app = useApp({ variables: smtp.variables });
  const { send } = formCalls(app, ENDPOINTS.inquiries, INQUIRY);
  const { rows, received, become, tried, shown, passTime } = mailCalls(app, smtp);
  beforeEach(async () => {
    // mails that earlier specs left in the outbox would become due and keep the worker busy
    await app.database.query('DELETE FROM submissions');
    await smtp.open();
  });

  it('are sent once each, under the Message-ID that they were given when they were queued', async () => {
    const receipt = await send();
    await become(receipt, 'sent');
    expect(await shown(receipt)).toBe('sent');
    expect(received(receipt).map(({ mail }) => mail.messageId)).toEqual(
      expect.arrayContaining((await rows(receipt)).map((row) => row.message_id)),
    );
    expect(received(receipt)).toHaveLength(2);
  });

  describe.each<[what: string, trouble: () => Promise<unknown> | void, error: string]>(
    firstOrAll([
      ['is down', () => smtp.close(), 'ESOCKET ECONNREFUSED CONN'],
      [
        'takes connections and never says a word',
        () => smtp.openBroken(() => undefined),
        'ETIMEDOUT GREETING_TIMEOUT CONN',
      ],
      ['hangs up amid the mail', () => smtp.openBroken(hangUpInData), 'ECONNECTION CONN'],
      ['wants no mail from us at all', () => void (smtp.answerTo.MAIL = () => 550), 'EENVELOPE MAIL FROM 550'],
      ['refuses the recipients for now', () => void (smtp.answerTo.RCPT = () => 450), 'EENVELOPE RCPT TO 450'],
      ['refuses the mails for now', () => void (smtp.answerTo.DATA = () => 451), 'EMESSAGE DATA 451'],
    ]),
  )('while the mail server %s', (_what, trouble, error) => {
    it('are accepted from the visitor, and wait at most a minute before they are tried again', async () => {
      await trouble();
      const receipt = await send();
      await tried(receipt, 1);
      expect(await rows(receipt)).toEqual([
        expect.objectContaining({ state: 'queued', last_error: error }),
        expect.objectContaining({ state: 'queued', last_error: error }),
      ]);
      for (const { wait } of await rows(receipt)) expect(wait).toBeLessThanOrEqual(60);
      expect(await shown(receipt)).toBe('queued');
      expect(received(receipt)).toEqual([]);
    });

    it('arrive once it works', async () => {
      await trouble();
      const receipt = await send();
      await tried(receipt, 1);
      await smtp.open();
      await passTime();
      await become(receipt, 'sent');
      expect(received(receipt)).toHaveLength(2);
      expect((await rows(receipt)).map((row) => row.last_error)).toEqual([null, null]);
    });
  });

  it('do not keep the visitor waiting for a mail server that never takes them', async () => {
    let untaken = 0;
    smtp.beforeTaking = () => new Promise(() => (untaken += 1));
    const receipt = await send();
    await become(receipt, 'sending');
    await until(() => untaken === 2); // one that has not come as far would be taken by the server that works
    await smtp.open();
    await tried(receipt, 1);
    await passTime();
    await become(receipt, 'sent');
  });

  it('wait no longer than a minute after a hundred failures either', async () => {
    await smtp.close();
    const receipt = await send();
    await tried(receipt, 1);
    await app.database.query('UPDATE mails SET attempts = 100');
    await passTime();
    await tried(receipt, 101);
    for (const { wait } of await rows(receipt)) {
      expect(wait).toBeGreaterThan(20);
      expect(wait).toBeLessThanOrEqual(60);
    }
  });

  it('are given up after five days of trying', async () => {
    await smtp.close();
    const receipt = await send();
    await tried(receipt, 1);
    await app.database.query('UPDATE mails SET attempts = 9999');
    await passTime();
    await become(receipt, 'failed');
    expect(await shown(receipt)).toBe('failed');
  });

  describe('that are refused for good', () => {
    it.each(['RCPT', 'DATA'] as const)('at %s are not tried again, and the inbox shows it', async (where) => {
      smtp.answerTo[where] = () => 554;
      const receipt = await send();
      await become(receipt, 'failed');
      expect(await shown(receipt)).toBe('failed');
      await smtp.open();
      await passTime();
      await become(await send(), 'sent');
      expect(received(receipt)).toEqual([]);
    });

    it('show as failed when it is the department that was not reached', async () => {
      smtp.answerTo.RCPT = (address) => (isOffice(address) ? 550 : 0);
      const receipt = await send();
      await become(receipt, 'failed', 'sent');
      expect(await shown(receipt)).toBe('failed');
    });

    it('show as sent when it is the visitor alone', async () => {
      smtp.answerTo.RCPT = (address) => (isOffice(address) ? 0 : 550);
      const receipt = await send();
      await become(receipt, 'sent', 'failed');
      expect(await shown(receipt)).toBe('sent');
    });

    it('leave no address in what is kept of the refusal', async () => {
      smtp.answerTo.RCPT = () => 550;
      const receipt = await send();
      await become(receipt, 'failed');
      expect((await rows(receipt)).map((row) => row.last_error)).toEqual(Array(2).fill('EENVELOPE RCPT TO 550'));
    });
  });

  it('are sent once though the database goes away while they are taken', async () => {
    let away: Promise<void> | undefined; // both mails are taken at once, and the database goes away once
    smtp.beforeTaking = () => (away ??= app.database.leave());
    const receipt = await send();
    await until(() => received(receipt).length > 0);
    await app.database.comeBack();
    smtp.beforeTaking = () => Promise.resolve();
    await until(async () => {
      await passTime();
      return received(receipt).length === 2;
    });
    await become(receipt, 'sent');
    expect(received(receipt)).toHaveLength(2);
  });
});

describe('an application that is told to stop', () => {
  const smtp = useSmtp();
  const app = useApp({ variables: smtp.variables });
  const { send } = formCalls(app, ENDPOINTS.inquiries, INQUIRY);
  const { rows, become } = mailCalls(app, smtp);

  it('reports the mails under way before it lets go of the database', async () => {
    let take: () => void = () => undefined;
    const taken = new Promise<void>((resolve) => (take = resolve));
    smtp.beforeTaking = () => taken;
    const receipt = await send();
    await become(receipt, 'sending');
    const closed = app.nest.close();
    take();
    await closed;
    expect((await rows(receipt)).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });
});
