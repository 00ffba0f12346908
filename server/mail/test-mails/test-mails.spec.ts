import type { SubmissionKind, SubmissionReceipt } from '#shared/contract';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { ENDPOINTS } from '#shared/endpoints';
import { editorOf } from '../../testing/calls/editor-calls.ts';
import { formCalls } from '../../testing/calls/form-calls.ts';
import { mailCalls } from '../../testing/calls/mail-calls.ts';
import { useSmtp } from '../../testing/calls/smtp.ts';
import { until } from '../../testing/app/until.ts';
import { useApp } from '../../testing/app/use-app.ts';
import { factsOfText } from '../../testing/samples/mail-facts.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { INQUIRY, QUOTE } from '../../testing/samples/forms.ts';

const PATH = DESK_ENDPOINTS.testMail;
const ME = 'admin@eclar.example';

describe('the words of the confirmations', () => {
  const smtp = useSmtp();
  const app = useApp({ variables: smtp.variables });
  const editor = editorOf(app);
  const { send: quote } = formCalls(app, ENDPOINTS.offers, QUOTE);
  const { send: inquire } = formCalls(app, ENDPOINTS.inquiries, INQUIRY);
  const { toVisitor } = mailCalls(app, smtp);
  const mailTo = async (receipt: SubmissionReceipt) => (await toVisitor(receipt)).mail;
  const test = (kind: string) => app.asAdmin.post(PATH).send({ kind });
  const tests = () => smtp.received.filter(({ mail }) => mail.subject?.startsWith('Test: '));
  /** The test mail that comes next. */
  const tested = async (kind: SubmissionKind) => {
    const before = tests().length;
    expect((await test(kind).expect(202)).body).toEqual({ to: ME });
    await until(() => tests().length > before);
    return tests()[before];
  };

  it('are the owner’s from the moment they are published, filled in for each visitor', async () => {
    await editor.set('mails', ['quote', 'subject'], '{firm}: your request {reference}');
    await editor.set('mails', ['quote', 'heading'], 'Salamat po, {name}!');
    await editor.set('mails', ['quote', 'opening'], '{service} at {place}, {meeting}.\nWe answer {answerBy}.');
    await editor.set('mails', ['quote', 'closing'], 'Questions? {office}');
    const before = await quote();
    expect((await mailTo(before)).subject).toBe(`Your quote request ${before.reference}`);
    await editor.published();
    const receipt = await quote({ name: 'Ana {firm} Reyes' });
    const { subject, text, html } = await mailTo(receipt);
    expect(subject).toBe(`ECLAR Builders: your request ${receipt.reference}`);
    expect(text).toContain('\n\nSalamat po, Ana {firm} Reyes!\n\n');
    expect(text).toContain(`Civil Works at ${QUOTE.meetingLocation}, ${QUOTE.meetingDateTime}.\nWe answer by `);
    expect(text).toContain('\n\nQuestions? engineering@eclar.example\n\n');
    expect(html).toMatch(/2:30 PM\.<br>We answer by \d+ [A-Z]/);
    const other = await inquire();
    expect((await mailTo(other)).subject).toBe(`Your inquiry ${other.reference}`);
  });

  it('promise no day if the firm names none', async () => {
    await editor.set('firm', ['answerDays'], null);
    await editor.published();
    expect((await mailTo(await quote())).text).toContain('We answer soon.');
  });

  it('are mailed to whoever writes them, with an example of every detail, before anybody else sees them', async () => {
    await editor.set('mails', ['application', 'heading'], 'You applied as {position}');
    const { recipients, mail } = await tested('application');
    expect(recipients).toEqual([ME]);
    expect(mail.subject).toBe('Test: Your job application A-7F3K9D');
    expect(mail.text).toContain('\n\nYou applied as Site Engineer\n\n');
    expect(factsOfText(mail)).toEqual(
      expect.arrayContaining(['Reference: A-7F3K9D', 'Contact number: 09171234567', 'Resume: resume.pdf']),
    );
  });

  it.each([
    [
      'a placeholder that nothing fills in',
      'heading',
      'Hello {nobody}',
      /^There is no placeholder \{nobody\}\. Available here: \{name\}, .*\{answerBy\}\.$/,
    ],
    [
      'a visitor’s own words in the subject',
      'subject',
      '{name} {reference}',
      /^There is no placeholder \{name\}\. Available here: \{reference\}, \{firm\}, \{office\}, \{answerBy\}\.$/,
    ],
    ['a subject without the reference', 'subject', 'We received it', /^Subject must contain \{reference\}/],
    ['a service, which no application has', 'opening', 'About {service}', /^There is no placeholder \{service\}\./],
  ])('cannot be published or tested with %s', async (_what, field, words, sentence) => {
    await editor.set('mails', ['application', field], words);
    const { problems } = (await editor.state()).drafts.find(({ document }) => document === 'mails')!;
    expect(problems).toEqual([
      { document: 'mails', path: ['application', field], message: expect.stringMatching(sentence) },
    ]);
    expect((await editor.publish()).status).toBe(400);
    expect((await test('application').expect(400)).body.message).toMatch(sentence);
    await tested('inquiry');
    await editor.discardAll();
  });

  it('are those of one of the three forms', async () => {
    const sentence = 'kind must be one of quote, application, inquiry.';
    expect((await test('newsletter').expect(400)).body).toEqual(problemBody(400, [sentence]));
  });

  it('are tested at most 20 times an hour', async () => {
    await app.database.query('DELETE FROM rate_limits');
    for (let count = 0; count < 20; count += 1) await test('quote').expect(202);
    const { headers } = await test('quote').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
  });
});

describe('the words of the confirmations, without a mail server', () => {
  const app = useApp();

  it('cannot be tested, and the answer says what is missing', async () => {
    const { body } = await app.asAdmin.post(PATH).send({ kind: 'quote' }).expect(409);
    expect(body.message).toBe(
      'Email is not set up, so no test was sent. Ask whoever operates the server to set SMTP_URL.',
    );
    expect(await app.database.query('SELECT 1 FROM mails')).toEqual([]);
  });
});
