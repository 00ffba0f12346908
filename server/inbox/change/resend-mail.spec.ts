import type { SubmissionReceipt } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { ERRORS } from '#shared/error-messages';
import { formCalls } from '../../testing/calls/form-calls.ts';
import { INQUIRY } from '../../testing/samples/forms.ts';
import { mailCalls } from '../../testing/calls/mail-calls.ts';
import { useMailWorkers } from '../../testing/calls/mail-workers.ts';
import { useSmtp } from '../../testing/calls/smtp.ts';
import { NOBODY, useApp } from '../../testing/app/use-app.ts';

const path = (id: string) => `${ENDPOINTS.submissions}/${id}/resend-mail`;

describe('POST /admin/submissions/:id/resend-mail', () => {
  const smtp = useSmtp();
  const app = useApp(); // without SMTP_URL
  const { send } = formCalls(app, ENDPOINTS.inquiries, INQUIRY);
  const { rows, received, become, shown, pathOf, setMails } = mailCalls(app, smtp);
  const { startWorker, stopWorkers } = useMailWorkers(app, smtp);
  const resend = async (receipt: SubmissionReceipt) =>
    app.asAdmin.post(await pathOf(receipt, '/resend-mail')).expect(202);
  beforeEach(() => smtp.open());

  it('sends what was given up, and nothing that was sent', async () => {
    const receipt = await send();
    smtp.answerTo.RCPT = (address) => (address === INQUIRY.email ? 0 : 550);
    const worker = await startWorker();
    await become(receipt, 'failed', 'sent');
    await smtp.open();
    await resend(receipt);
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
    await resend(receipt);
    expect(await shown(receipt)).toBe('sent');
    expect((await rows(receipt)).map(({ state }) => state)).toEqual(['sent', 'queued']);
  });

  it('sends no spam', async () => {
    const receipt = await send();
    await setMails(receipt, `state = 'failed'`);
    await app.asAdmin
      .patch(await pathOf(receipt))
      .send({ spam: true })
      .expect(200);
    await resend(receipt);
    expect((await rows(receipt)).map(({ state }) => state)).toEqual(['failed', 'failed']);
    expect(await shown(receipt)).toBe('none');
  });

  it('answers 404 for a submission that is not there, or is deleted', async () => {
    await app.asAdmin.post(path(NOBODY)).expect(404);
    const receipt = await send();
    const gone = await pathOf(receipt, '/resend-mail');
    await app.asAdmin.delete(await pathOf(receipt)).expect(204);
    expect((await app.asAdmin.post(gone).expect(404)).body).toMatchObject({ message: ERRORS.notFound });
  });

  it('answers 400 for an id that is none', () => app.asAdmin.post(path('12')).expect(400));

  it('is refused without the admin token', () => app.post(path(NOBODY)).expect(401));
});
