import { DataSource } from 'typeorm';
import type { SubmissionReceipt } from '../../shared/contract.ts';
import { ENDPOINTS, FORM_HEADERS } from '../../shared/endpoints.ts';
import { ERRORS } from '../../shared/error-messages.ts';
import { databaseOptions } from '../config/data-source.ts';
import { readEnv } from '../config/env.ts';
import { formCalls } from '../testing/form-calls.ts';
import { INQUIRY } from '../testing/inquiry.ts';
import { mailCalls } from '../testing/mail-calls.ts';
import { useSmtp } from '../testing/smtp.ts';
import { until } from '../testing/until.ts';
import { NOBODY, SPEC_ENV, useApp } from '../testing/use-app.ts';
import { MailQueue } from './mail-queue.ts';
import { MailSender } from './mail-sender.ts';
import { MailWorker } from './mail-worker.ts';

describe('the outbox', () => {
  const smtp = useSmtp();
  const app = useApp(); // without SMTP_URL
  const { send } = formCalls(app, ENDPOINTS.inquiries, INQUIRY);
  const { rows, received, become, shown } = mailCalls(app, smtp);
  const change = (receipt: SubmissionReceipt, set: string) =>
    app.database.query(`UPDATE submissions SET ${set} WHERE reference = $1`, [receipt.reference]);
  const changeMails = (receipt: SubmissionReceipt, set: string) =>
    app.database.query(
      `UPDATE mails SET ${set} FROM submissions WHERE submissions.id = submission_id AND reference = $1`,
      [receipt.reference],
    );
  const idOf = async ({ reference }: SubmissionReceipt) =>
    (await app.database.query<{ id: string }>('SELECT id FROM submissions WHERE reference = $1', [reference]))[0].id;
  const path = (id: string, rest = '') => `${ENDPOINTS.submissions}/${id}${rest}`;
  const resend = (id: string) => app.asAdmin.post(path(id, '/resend-mail'));

  const running: (() => Promise<void>)[] = [];
  /** Another process at the same database, which knows the mail server. */
  const startWorker = async () => {
    const database = await new DataSource(databaseOptions(app.database.url)).initialize();
    const env = readEnv({ ...SPEC_ENV, ...smtp.variables });
    const sender = new MailSender(env, database);
    const worker = new MailWorker(new MailQueue(database), sender);
    worker.onApplicationBootstrap();
    running.push(async () => {
      worker.onModuleDestroy();
      await worker.onApplicationShutdown();
      sender.onApplicationShutdown();
      await database.destroy();
    });
    return worker;
  };
  const stopWorkers = () => Promise.all(running.splice(0).map((stop) => stop()));
  beforeEach(async () => {
    await smtp.open();
    await app.database.query('DELETE FROM submissions');
  });
  afterEach(stopWorkers);

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
      await changeMails(receipt, `queued_at = now() - interval '31 days'`);
      const worker = await startWorker();
      await become(receipt, 'failed');
      expect(await shown(receipt)).toBe('failed');
      expect(received(receipt)).toEqual([]);
      await resend(await idOf(receipt)).expect(202);
      worker.nudge();
      await become(receipt, 'sent');
    });
  });

  it('has the mails of a submission as soon as the submission is there, and in one transaction', async () => {
    await app.database.query(`ALTER TABLE mails ADD CONSTRAINT nothing_fits CHECK (false) NOT VALID`);
    await app.post(ENDPOINTS.inquiries).send(INQUIRY).expect(500);
    await app.database.query('ALTER TABLE mails DROP CONSTRAINT nothing_fits');
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
    await app.asAdmin
      .patch(path(await idOf(receipt)))
      .send({ spam: false })
      .expect(200);
    expect(await shown(receipt)).toBe('queued');
    worker.nudge();
    await become(receipt, 'sent');
    expect(await shown(receipt)).toBe('sent');
  });

  it('holds back the mails of what turns out to be spam, and of what is deleted', async () => {
    const [spam, deleted, other] = [await send(), await send(), await send()];
    await app.asAdmin
      .patch(path(await idOf(spam)))
      .send({ spam: true })
      .expect(200);
    await app.asAdmin.delete(path(await idOf(deleted))).expect(204);
    await startWorker();
    await become(other, 'sent');
    expect([...received(spam), ...received(deleted)]).toEqual([]);
    await stopWorkers();
    await app.asAdmin
      .patch(path(await idOf(spam)))
      .send({ spam: false })
      .expect(200);
    await app.asAdmin.post(path(await idOf(deleted), '/restore')).expect(200);
    await startWorker();
    await become(spam, 'sent');
    await become(deleted, 'sent');
  });

  it('forgets the mails of a submission that is erased', async () => {
    await send();
    await app.asAdmin.post(`${ENDPOINTS.personalData}/erase`).send({ email: INQUIRY.email }).expect(200);
    expect(await app.database.query('SELECT 1 FROM mails')).toEqual([]);
  });

  it('gives the mails of a worker that died to another, when its time is over', async () => {
    const [dead, alive] = [await send(), await send()];
    await changeMails(dead, `state = 'sending', attempts = 1, next_attempt_at = now() - interval '1 second'`);
    await changeMails(alive, `state = 'sending', attempts = 1, next_attempt_at = now() + interval '1 minute'`);
    await startWorker();
    await become(dead, 'sent');
    expect(received(alive)).toEqual([]);
  });

  it('is not told by a worker whose time was over', async () => {
    const receipt = await send();
    const queue = app.nest.get(MailQueue);
    const late = await queue.take();
    await changeMails(receipt, 'next_attempt_at = now()');
    await Promise.all([queue.take(), queue.take()]);
    await queue.report(late!, { state: 'failed' });
    expect((await rows(receipt)).map(({ state }) => state)).toEqual(['sending', 'sending']);
    expect(await shown(receipt)).toBe('queued');
  });

  it('sends each mail once though three workers share it', async () => {
    smtp.beforeTaking = () => new Promise((resolve) => setTimeout(resolve, 5));
    const workers = await Promise.all([startWorker(), startWorker(), startWorker()]);
    const receipts: SubmissionReceipt[] = [];
    while (receipts.length < 60) {
      receipts.push(...(await Promise.all([send(), send(), send()])));
      for (const worker of workers) worker.nudge();
    }
    await until(async () => (await app.database.query(`SELECT 1 FROM mails WHERE state <> 'sent'`)).length === 0);
    const arrived = receipts.flatMap((receipt) => received(receipt).map(({ mail }) => mail.messageId));
    expect(arrived).toHaveLength(120);
    expect(new Set(arrived).size).toBe(120);
  });

  it('lets a worker that is told to stop finish the mail under way, and take no other', async () => {
    let take: () => void = () => undefined;
    const asked = new Promise<void>((reached) => {
      smtp.beforeTaking = () => new Promise((resolve) => ((take = () => resolve(undefined)), reached()));
    });
    const receipt = await send();
    await changeMails(receipt, `next_attempt_at = next_attempt_at + (recipient = 'visitor')::int * interval '1 hour'`);
    const worker = await startWorker();
    await asked;
    const stopped = stopWorkers();
    await app.database.query('UPDATE mails SET next_attempt_at = now() WHERE state = $1', ['queued']);
    worker.nudge();
    take();
    await stopped;
    await become(receipt, 'sent', 'queued');
  });

  describe('POST /admin/submissions/:id/resend-mail', () => {
    it('sends what was given up, and nothing that was sent', async () => {
      const receipt = await send();
      smtp.answerTo.RCPT = (address) => (address === INQUIRY.email ? 0 : 550);
      const worker = await startWorker();
      await become(receipt, 'failed', 'sent');
      await smtp.open();
      await resend(await idOf(receipt)).expect(202);
      expect(await shown(receipt)).toBe('queued');
      expect((await rows(receipt)).map(({ state }) => state)).toEqual(['queued', 'sent']);
      worker.nudge();
      await become(receipt, 'sent');
      expect(await shown(receipt)).toBe('sent');
      expect(received(receipt)).toHaveLength(2);
    });

    it('leaves what the inbox shows when the department has its mail', async () => {
      const receipt = await send();
      smtp.answerTo.RCPT = (address) => (address === INQUIRY.email ? 550 : 0);
      await startWorker();
      await become(receipt, 'sent', 'failed');
      await stopWorkers();
      await resend(await idOf(receipt)).expect(202);
      expect(await shown(receipt)).toBe('sent');
      expect((await rows(receipt)).map(({ state }) => state)).toEqual(['sent', 'queued']);
    });

    it('sends no spam', async () => {
      const receipt = await send();
      await changeMails(receipt, `state = 'failed'`);
      await change(receipt, `suspected_spam = true, mail_state = 'none'`);
      await resend(await idOf(receipt)).expect(202);
      expect((await rows(receipt)).map(({ state }) => state)).toEqual(['failed', 'failed']);
      expect(await shown(receipt)).toBe('none');
    });

    it('answers 404 for a submission that is not there, or is deleted', async () => {
      await resend(NOBODY).expect(404);
      const receipt = await send();
      await app.asAdmin.delete(path(await idOf(receipt))).expect(204);
      expect((await resend(await idOf(receipt)).expect(404)).body).toMatchObject({ message: ERRORS.notFound });
    });

    it('answers 400 for an id that is none', () => resend('12').expect(400));

    it('is refused without the admin token', () => app.post(path(NOBODY, '/resend-mail')).expect(401));
  });
});
