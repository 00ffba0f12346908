import { meetingOffice } from '#shared/content/addresses/site';
import type { SubmissionReceipt } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { anotherFirm, inItsWords, SAMPLE_WORDS } from '#shared/testing/another-firm';
import { applicationCalls } from '../../testing/calls/application-calls.ts';
import { draftPath, editorOf } from '../../testing/calls/editor-calls.ts';
import { formCalls } from '../../testing/calls/form-calls.ts';
import { inboxCalls } from '../../testing/calls/inbox-calls.ts';
import { useSmtp } from '../../testing/calls/smtp.ts';
import { until } from '../../testing/app/until.ts';
import { useApp } from '../../testing/app/use-app.ts';
import { INQUIRY, QUOTE } from '../../testing/samples/forms.ts';

const CONTENT = anotherFirm();

describe('a firm that has made the site its own', () => {
  const smtp = useSmtp();
  const variables = Object.assign(smtp.variables, { PUBLIC_URL: CONTENT.firm.site, MAIL_FROM: 'site@sugbo.example' });
  const app = useApp({ variables });
  const { publish } = editorOf(app);
  const filling = { ...QUOTE, meetingLocation: meetingOffice(CONTENT.firm) };
  const { send: quote } = formCalls(app, ENDPOINTS.offers, filling);
  const { send: inquire } = formCalls(app, ENDPOINTS.inquiries, inItsWords(INQUIRY));
  const { send: apply } = applicationCalls(app);
  const { list, path } = inboxCalls(app);
  beforeAll(async () => {
    await app.asAdmin.put(draftPath('firm')).send({ body: CONTENT.firm, revision: null }).expect(200);
    expect((await publish()).status).toBe(200);
  });

  const mailsOf = ({ reference }: SubmissionReceipt) =>
    until(() => {
      const mails = smtp.received.filter(({ mail }) => mail.subject?.includes(reference));
      return mails.length === 2 && mails;
    });

  it.each([
    ['a quote request', quote],
    ['an inquiry', inquire],
    ['an application', apply],
  ])('is alone in the mails of %s', async (_what, send) => {
    for (const { from, recipients, mail } of await mailsOf(await send()))
      expect(JSON.stringify({ from, recipients, mail }).match(SAMPLE_WORDS)).toBeNull();
  });

  it('meets visitors at its own address, in the calendar', async () => {
    const { reference } = await quote();
    const [{ _id }] = (await list({ search: reference })).items;
    const { text } = await app.asAdmin.get(path(_id, '/meeting')).expect(200);
    expect(text.replaceAll('\r\n ', '')).toContain('LOCATION:Sugbo Building\\, V. Rama Avenue\\, Liloan\\, Cebu 6000');
    expect(text.match(SAMPLE_WORDS)).toBeNull();
  });
});
