import { ENDPOINTS } from '#shared/endpoints';
import type { ContactNeed } from '#shared/forms/contact';
import { applicationCalls } from '../../testing/calls/application-calls.ts';
import { editorOf } from '../../testing/calls/editor-calls.ts';
import { formCalls } from '../../testing/calls/form-calls.ts';
import { inboxCalls } from '../../testing/calls/inbox-calls.ts';
import { mailCalls } from '../../testing/calls/mail-calls.ts';
import { replyCalls } from '../../testing/calls/reply-calls.ts';
import { useSmtp } from '../../testing/calls/smtp.ts';
import { useApp } from '../../testing/app/use-app.ts';
import { INQUIRY, QUOTE } from '../../testing/samples/forms.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';

const EITHER = 'Please enter a phone number or an email address.';
const NOBODY_MAILED = { email: undefined };

describe('a firm that chooses which contact details it requires', () => {
  const smtp = useSmtp();
  const app = useApp({ variables: smtp.variables });
  const editor = editorOf(app);
  const quotes = formCalls(app, ENDPOINTS.offers, QUOTE);
  const inquiries = formCalls(app, ENDPOINTS.inquiries, INQUIRY);
  const applications = applicationCalls(app);
  const { rows, received, toDepartment } = mailCalls(app, smtp);
  const { idOf, ask } = replyCalls(app);
  const { list, detail, path } = inboxCalls(app);
  const require = async (quote: ContactNeed, inquiry: ContactNeed, application: ContactNeed) => {
    await editor.set('forms', ['contact'], { quote, inquiry, application });
    await editor.published();
  };

  it('takes a quote request without an email address, and still refuses one without a phone number', async () => {
    await require('phone', 'both', 'both');
    expect(await quotes.stored(await quotes.send(NOBODY_MAILED))).toMatchObject({ email: '', phone: QUOTE.phone });
    expect(await quotes.refused({ phone: ' ' })).toEqual(problemBody(400, ['Phone is required.']));
    expect(await quotes.refused({ email: 'nobody' })).toEqual(problemBody(400, ['Email is invalid.']));
    expect(await inquiries.refused(NOBODY_MAILED)).toEqual(problemBody(400, ['Email is required.']));
  });

  it('takes an inquiry with either, and asks once for one of them', async () => {
    await require('both', 'either', 'both');
    expect(await inquiries.stored(await inquiries.send({ contact: '' }))).toMatchObject({ phone: '' });
    expect(await inquiries.stored(await inquiries.send(NOBODY_MAILED))).toMatchObject({ email: '' });
    const { errors } = await inquiries.refused({ email: '', contact: null, deliveryOption: '' });
    expect(errors).toEqual([EITHER, 'Choose one option.']);
  });

  it('takes an application without a phone number, but no half of one', async () => {
    await require('both', 'both', 'email');
    const receipt = await applications.send({ contact: '' });
    expect((await list({ search: receipt.reference })).items).toMatchObject([{ phone: '', name: 'Ana Reyes' }]);
    const { errors } = await applications.refused(400, { contact: '0917' });
    expect(errors).toEqual(['Enter a valid contact number.']);
  });

  describe('for a message without an email address', () => {
    const sent = async () => {
      await require('phone', 'both', 'both');
      return quotes.send(NOBODY_MAILED);
    };

    it('tells the department whom to call, and mails nobody else', async () => {
      const receipt = await sent();
      const { mail } = await toDepartment(receipt);
      expect(mail.text).toContain('Email: —\n');
      expect(mail.text).toContain(`Call ${QUOTE.phone} to answer ${QUOTE.name}.`);
      expect(mail.replyTo).toMatchObject([{ address: 'engineering@eclar.example' }]);
      expect((await rows(receipt)).map(({ recipient }) => recipient)).toEqual(['department']);
      expect(received(receipt)).toHaveLength(1);
    });

    it('refuses replies and answers about the meeting in plain words', async () => {
      const receipt = await sent();
      const id = await idOf(receipt);
      const reply = await ask({ ids: [id] }).expect(409);
      expect(reply.body.message).toBe(`${receipt.reference} has no email address, so nothing was sent. Call instead.`);
      const answer = { action: 'decline', message: 'We are closed.' };
      const meeting = await app.asAdmin.post(path(id, '/meeting')).send(answer).expect(409);
      expect(meeting.body.message).toBe('This visitor gave no email address. Call to agree on the meeting.');
      expect(await detail(id)).toMatchObject({ replies: [], meetingState: null });
    });

    it('finds it by its phone number, exports it, and takes nobody else for the same visitor', async () => {
      const [first, second] = [await sent(), await sent()];
      const { items } = await list({ search: QUOTE.phone });
      const found = items.filter(({ reference }) => [first, second].some((one) => one.reference === reference));
      expect(found).toMatchObject([
        { email: '', ordinal: 1 },
        { email: '', ordinal: 1 },
      ]);
      const { text } = await app.asAdmin.get(path('export')).expect(200);
      expect(text).not.toMatch(/undefined|null/);
    });
  });
});
