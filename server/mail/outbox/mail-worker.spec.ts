import type { SubmissionReceipt } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { formCalls } from '../../testing/calls/form-calls.ts';
import { INQUIRY } from '../../testing/samples/forms.ts';
import { mailCalls } from '../../testing/calls/mail-calls.ts';
import { useMailWorkers } from '../../testing/calls/mail-workers.ts';
import { useSmtp } from '../../testing/calls/smtp.ts';
import { until } from '../../testing/app/until.ts';
import { useApp } from '../../testing/app/use-app.ts';
import { MailQueue } from './mail-queue.ts';

describe('a worker of the outbox', () => {
  const smtp = useSmtp();
  const app = useApp(); // without SMTP_URL
  const { send } = formCalls(app, ENDPOINTS.inquiries, INQUIRY);
  const { rows, received, become, shown, setMails } = mailCalls(app, smtp);
  const { startWorker, stopWorkers } = useMailWorkers(app, smtp);
  beforeEach(async () => {
    await smtp.open();
    await app.database.query('DELETE FROM submissions');
  });

  it('takes the mails of one that died, when its time is over', async () => {
    const [dead, alive] = [await send(), await send()];
    await setMails(dead, `state = 'sending', attempts = 1, next_attempt_at = now() - interval '1 second'`);
    await setMails(alive, `state = 'sending', attempts = 1, next_attempt_at = now() + interval '1 minute'`);
    await startWorker();
    await become(dead, 'sent');
    expect(received(alive)).toEqual([]);
  });

  it('changes nothing by a report that comes when its time is over', async () => {
    const receipt = await send();
    const queue = app.nest.get(MailQueue);
    const late = await queue.take();
    await setMails(receipt, 'next_attempt_at = now()');
    await Promise.all([queue.take(), queue.take()]);
    await queue.report(late!, { state: 'failed' });
    expect((await rows(receipt)).map(({ state }) => state)).toEqual(['sending', 'sending']);
    expect(await shown(receipt)).toBe('queued');
  });

  it('sends each mail once though three of them share the outbox', async () => {
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

  it('finishes the mail under way when it is told to stop, and takes no other', async () => {
    let take: () => void = () => undefined;
    const asked = new Promise<void>((reached) => {
      smtp.beforeTaking = () => new Promise((resolve) => ((take = () => resolve(undefined)), reached()));
    });
    const receipt = await send();
    await setMails(receipt, `next_attempt_at = next_attempt_at + (recipient = 'visitor')::int * interval '1 hour'`);
    const worker = await startWorker();
    await asked;
    const stopped = stopWorkers();
    await app.database.query('UPDATE mails SET next_attempt_at = now() WHERE state = $1', ['queued']);
    worker.nudge();
    take();
    await stopped;
    await become(receipt, 'sent', 'queued');
  });
});
