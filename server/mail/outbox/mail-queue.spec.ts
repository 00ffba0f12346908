import type { SubmissionReceipt } from '#shared/contract';
import { ENDPOINTS, FORM_HEADERS } from '#shared/endpoints';
import { formCalls } from '../../testing/calls/form-calls.ts';
import { INQUIRY } from '../../testing/samples/forms.ts';
import { mailCalls } from '../../testing/calls/mail-calls.ts';
import { useMailWorkers } from '../../testing/calls/mail-workers.ts';
import { useSmtp } from '../../testing/calls/smtp.ts';
import { useApp } from '../../testing/app/use-app.ts';
import { MailWorker } from './mail-worker.ts';

describe('the outbox', () => {
  const smtp = useSmtp();
  const app = useApp(); // without SMTP_URL
  const { send } = formCalls(app, ENDPOINTS.inquiries, INQUIRY);
  const { rows, received, become, shown, pathOf, setMails } = mailCalls(app, smtp);
  const { startWorker, stopWorkers } = useMailWorkers(app, smtp);
  const mark = async (receipt: SubmissionReceipt, spam: boolean) =>
    app.asAdmin
      .patch(await pathOf(receipt))
      .send({ spam })
      .expect(200);
  beforeEach(() => app.database.query('DELETE FROM submissions'));

  it('has the mails of a submission as soon as the submission is there, and in one transaction', async () => {
    await app.database.query(`ALTER TABLE mails ADD CONSTRAINT nothing_fits CHECK (false) NOT VALID`);
    const { status } = await app.post(ENDPOINTS.inquiries).send(INQUIRY);
    await app.database.query('ALTER TABLE mails DROP CONSTRAINT nothing_fits');
    expect(status).toBe(500);
    expect(await app.database.query('SELECT 1 FROM submissions')).toEqual([]);
  });

  it('has them once for a form that is sent again', async () => {
    const call = () => app.post(ENDPOINTS.inquiries).set(FORM_HEADERS.idempotencyKey, 'a-key-for-this').send(INQUIRY);
    const { body } = await call().expect(201);
    await call().expect(201);
    expect(await rows(body as SubmissionReceipt)).toHaveLength(2);
  });

  it('has none for suspected spam, until somebody says that it is none', async () => {
    const receipt = await send({ subject: 'filled in by a machine' });
    const other = await send();
    const worker = await startWorker();
    await become(other, 'sent');
    expect(await rows(receipt)).toEqual([]);
    expect(await shown(receipt)).toBe('none');
    await mark(receipt, false);
    expect(await shown(receipt)).toBe('queued');
    worker.nudge();
    await become(receipt, 'sent');
    expect(await shown(receipt)).toBe('sent');
  });

  it('holds back the mails of what turns out to be spam, and of what is deleted', async () => {
    const [spam, deleted, other] = [await send(), await send(), await send()];
    await mark(spam, true);
    await app.asAdmin.delete(await pathOf(deleted)).expect(204);
    await startWorker();
    await become(other, 'sent');
    expect([...received(spam), ...received(deleted)]).toEqual([]);
    await stopWorkers();
    await mark(spam, false);
    await app.asAdmin.post(await pathOf(deleted, '/restore')).expect(200);
    await startWorker();
    await become(spam, 'sent');
    await become(deleted, 'sent');
  });

  it('forgets the mails of a submission that is erased', async () => {
    await send();
    await app.asAdmin.post(`${ENDPOINTS.personalData}/erase`).send({ email: INQUIRY.email }).expect(200);
    expect(await app.database.query('SELECT 1 FROM mails')).toEqual([]);
  });

  describe('without a mail server to send by', () => {
    it('keeps the mails, and the inbox shows them as waiting', async () => {
      const receipt = await send();
      app.nest.get(MailWorker).nudge();
      expect(await rows(receipt)).toEqual([
        expect.objectContaining({ recipient: 'department', state: 'queued', attempts: 0, sent_at: null }),
        expect.objectContaining({ recipient: 'visitor', state: 'queued', attempts: 0, sent_at: null }),
      ]);
      expect(await shown(receipt)).toBe('queued');
    });

    it('sends them when there is one later', async () => {
      const receipt = await send();
      await startWorker();
      await become(receipt, 'sent');
      expect(received(receipt)).toHaveLength(2);
    });

    it('parks what is a month old by then, and sends it when it is asked to', async () => {
      const receipt = await send();
      await setMails(receipt, `queued_at = now() - interval '31 days'`);
      const worker = await startWorker();
      await become(receipt, 'failed');
      expect(await shown(receipt)).toBe('failed');
      expect(received(receipt)).toEqual([]);
      await app.asAdmin.post(await pathOf(receipt, '/resend-mail')).expect(202);
      worker.nudge();
      await become(receipt, 'sent');
    });
  });
});
