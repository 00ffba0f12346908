import type { SubmissionReceipt } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { editorOf } from '../../testing/calls/editor-calls.ts';
import { formCalls } from '../../testing/calls/form-calls.ts';
import { mailCalls } from '../../testing/calls/mail-calls.ts';
import { useSmtp } from '../../testing/calls/smtp.ts';
import { INQUIRY, QUOTE } from '../../testing/samples/forms.ts';
import { until } from '../../testing/app/until.ts';
import { useApp } from '../../testing/app/use-app.ts';

const OFFICE = { department: 'Office', address: 'office@bato.example', forms: ['application', 'inquiry'] };
const SALES = { department: 'Sales', address: 'sales@bato.example', forms: ['quote'] };

describe('the mailboxes of the firm', () => {
  const smtp = useSmtp();
  const app = useApp({ variables: smtp.variables });
  const editor = editorOf(app);
  const { send: quote } = formCalls(app, ENDPOINTS.offers, QUOTE);
  const { send: inquire } = formCalls(app, ENDPOINTS.inquiries, INQUIRY);
  const { received } = mailCalls(app, smtp);
  /** Both mails of a submission: to the office, and to who sent it. */
  const mailsOf = async (receipt: SubmissionReceipt) => {
    await until(() => received(receipt).length === 2);
    return received(receipt);
  };
  beforeAll(async () => {
    await editor.set('firm', ['mailboxes'], [OFFICE, SALES]);
    await editor.published();
  });

  it('get the mail of their forms from the moment they are published', async () => {
    const recipientsOf = async (receipt: SubmissionReceipt) =>
      (await mailsOf(receipt)).flatMap(({ recipients }) => recipients);
    expect(await recipientsOf(await quote())).toContain(SALES.address);
    expect(await recipientsOf(await inquire())).toContain(OFFICE.address);
  });

  it('are what visitors answer to', async () => {
    const mails = await mailsOf(await quote());
    const toVisitor = mails.find(({ recipients }) => !recipients.includes(SALES.address))!;
    expect(JSON.stringify(toVisitor.mail.replyTo)).toContain(SALES.address);
  });
});
