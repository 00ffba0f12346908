import { ENDPOINTS } from '#shared/endpoints';
import { beginUpload } from '../../testing/app/begin-upload.ts';
import { formCalls } from '../../testing/calls/form-calls.ts';
import { INQUIRY } from '../../testing/samples/forms.ts';
import { isOffice, mailCalls } from '../../testing/calls/mail-calls.ts';
import { METRICS_TOKEN, scrape } from '../../testing/samples/metrics.ts';
import { useSmtp } from '../../testing/calls/smtp.ts';
import { until } from '../../testing/app/until.ts';
import { useApp } from '../../testing/app/use-app.ts';

describe('what a process does', () => {
  const smtp = useSmtp();
  smtp.variables.METRICS_TOKEN = METRICS_TOKEN;
  const app = useApp({ variables: smtp.variables });
  const { send } = formCalls(app, ENDPOINTS.inquiries, INQUIRY);
  const { become, tried } = mailCalls(app, smtp);

  it('is told of mails, by what they became', async () => {
    await become(await send(), 'sent');
    smtp.answerTo.RCPT = (address) => (isOffice(address) ? 0 : 550);
    await become(await send(), 'sent', 'failed');
    smtp.answerTo.RCPT = () => 451;
    await tried(await send(), 1);
    const samples = await scrape(app);
    expect(samples.get('mail_attempts_total{outcome="sent"}')).toBe(3);
    expect(samples.get('mail_attempts_total{outcome="failed"}')).toBe(1);
    expect(samples.get('mail_attempts_total{outcome="queued"}')).toBeGreaterThanOrEqual(2);
  });

  it('is told of uploads, from their beginning to their end', async () => {
    const underWay = async () => (await scrape(app)).get('uploads_under_way');
    expect(await underWay()).toBe(0);
    const ends = [await beginUpload(app, '203.0.113.1'), await beginUpload(app, '203.0.113.2')];
    await until(async () => (await underWay()) === 2);
    for (const end of ends) await end();
    await until(async () => (await underWay()) === 0);
  });
});
