import fc from 'fast-check';
import { createTransport, type SendMailOptions } from 'nodemailer';
import PostalMime from 'postal-mime';
import { mailboxOf } from '#shared/content/addresses/site';
import { ENDPOINTS } from '#shared/endpoints';
import { meetingAt } from '#shared/meetings/meeting-time';
import { fieldProblem, NAME_RULE, normaliseField } from '#shared/rules';
import { APPLICATION, applicationCalls } from '../../testing/calls/application-calls.ts';
import { docxFile } from '../../testing/samples/files.ts';
import { formCalls, NO_TEXTS } from '../../testing/calls/form-calls.ts';
import { INQUIRY, QUOTE } from '../../testing/samples/forms.ts';
import { mailCalls } from '../../testing/calls/mail-calls.ts';
import { type ReceivedMail, useSmtp } from '../../testing/calls/smtp.ts';
import { useApp } from '../../testing/app/use-app.ts';
import { SAMPLE_FIRM } from '#shared/content/sample/firm';
import { SAMPLE } from '#shared/content/sample/sample';
import { thorough } from '#shared/testing/thorough';
import { mailMessage } from './mail-message.ts';

const HEADERS = 'auto-submitted content-type date from message-id mime-version reply-to subject to'.split(' ');

const INJECTIONS = [
  'Ana\r\nBcc: evil@bad.example',
  'Ana\nBcc: evil@bad.example',
  'Ana\rBcc: evil@bad.example',
  'Ana\r\n\r\n<h1>Pay here</h1>',
];

const HOSTILE = [
  '"Ana" <evil@bad.example>',
  'evil@bad.example, more@bad.example',
  'Group: evil@bad.example;',
  'Bcc: evil@bad.example',
  '=?utf-8?Q?Ana=0D=0ABcc:_evil@bad.example?=',
  '=?utf-8?B?QW5hDQpCY2M6IGV2aWxAYmFkLmV4YW1wbGU=?=',
  '\\"><script>alert(1)</script><img src=x onerror=alert(1)>',
  "</td></tr></table><a href='//bad.example'>Sign in</a>",
  'Ana\tReyes (comment) "',
];

/** Addresses that the form takes, and mail programs may find odd. */
const ADDRESSES = [
  "o'brien+tag@example.com",
  '=?utf-8?Q?x?=@example.com',
  'añá@example.com',
  'ana@münchen.example',
  '!#$%&*/=?^_`{|}~-@example.com',
];

const office = (form: 'quote' | 'application' | 'inquiry') => mailboxOf(SAMPLE_FIRM, form).address;

describe('what a visitor types', () => {
  const smtp = useSmtp();
  const app = useApp({ variables: smtp.variables });
  const quotes = formCalls(app, ENDPOINTS.offers, QUOTE);
  const inquiries = formCalls(app, ENDPOINTS.inquiries, INQUIRY);
  const applications = applicationCalls(app);
  const { become, toDepartment, toVisitor } = mailCalls(app, smtp);

  /** One recipient, no header that is not ours, and no tag that is not ours. */
  const expectHarmless = ({ recipients, mail }: ReceivedMail, recipient: string) => {
    expect(recipients).toEqual([recipient]);
    expect(mail.to).toHaveLength(1);
    expect(mail.replyTo).toHaveLength(1);
    expect(mail.headers.map(({ key }) => key).sort()).toEqual(HEADERS);
    expect(mail.html).not.toMatch(/<(script|img|a)\b/);
  };

  it.each([
    ['a quote', quotes.refused, QUOTE],
    ['an inquiry', inquiries.refused, { ...INQUIRY, description: undefined }],
    ['an application', (changes: object) => applications.refused(400, changes), APPLICATION],
  ])('in %s cannot break a line where there is but one', async (_what, refused, form) => {
    for (const [field, value] of Object.entries(form)) {
      if (value === undefined) continue;
      for (const injection of INJECTIONS) await refused({ [field]: injection });
    }
    expect(await app.database.query('SELECT 1 FROM mails')).toEqual([]);
    expect(smtp.received).toEqual([]);
  });

  thorough.it.each(HOSTILE)('such as %s is but text, in every field of a quote', async (text) => {
    const receipt = await quotes.send({ name: text, service: text, meetingLocation: 'Other', customLocation: text });
    const [department, visitor] = [await toDepartment(receipt), await toVisitor(receipt)];
    expectHarmless(department, office('quote'));
    expectHarmless(visitor, QUOTE.email);
    expect(department.mail.subject).toBe(`New quote request ${receipt.reference}: ${text}, ${text}`);
    expect(visitor.mail.text).toContain(`Custom location: ${text}\n`);
  });

  thorough.it.each([...HOSTILE, ...INJECTIONS])('such as %j is but text, in a description', async (description) => {
    const receipt = await inquiries.send({ description });
    expectHarmless(await toDepartment(receipt), office('inquiry'));
    expectHarmless(await toVisitor(receipt), INQUIRY.email);
  });

  it.each(['"; filename="evil.exe', '=?utf-8?Q?=0D=0AX-Evil:_1?=', "x'; y=z*"])(
    'such as %s is but the name of a resume',
    async (name) => {
      const receipt = await applications.send({}, { fileName: `${name}.docx`, content: docxFile() });
      const department = await toDepartment(receipt);
      expectHarmless(department, office('application'));
      expect(department.mail.text).toContain(`Resume: ${name}.docx\n`);
    },
  );

  it.each(ADDRESSES)('as an address, such as %s, is one address', async (email) => {
    const receipt = await inquiries.send({ email });
    const [department, visitor] = [await toDepartment(receipt), await toVisitor(receipt)];
    expectHarmless(department, office('inquiry'));
    expect(visitor.recipients).toHaveLength(1);
    expect(visitor.mail.headers.map(({ key }) => key).sort()).toEqual(HEADERS);
  });

  it('as an address that no mail server takes, costs the department nothing', async () => {
    const receipt = await inquiries.send({ email: 'a..b@example.com' });
    await become(receipt, 'sent', 'failed');
    expectHarmless(await toDepartment(receipt), office('inquiry'));
  });

  it('comes back from a mail as it was, whatever it is made of', async () => {
    const transport = createTransport({ streamTransport: true, buffer: true });
    const compose = async (message: SendMailOptions) => {
      const { envelope, message: raw } = await transport.sendMail(message);
      return { envelope, mail: await PostalMime.parse(raw as Buffer) };
    };
    const pieces = fc.constantFrom(
      ...'"<>@,;:\\()=?_\t é李🚜\u202e'.split(''),
      '=?utf-8?Q?',
      '?=',
      '=0D=0A',
      'Bcc: a@b.example',
    );
    const text = fc
      .array(pieces, { maxLength: 15 })
      .map((parts) => normaliseField(parts.join('').toWellFormed(), NAME_RULE) as string)
      .filter((name) => fieldProblem(name, NAME_RULE) === undefined);
    await fc.assert(
      fc.asyncProperty(text, async (name) => {
        const submission = { ...STORED, name, service: name };
        const { envelope, mail } = await compose(
          mailMessage(submission, 'department', SAMPLE, { MAIL_FROM: 'website@eclar.example' }),
        );
        expect(envelope.to).toEqual([office('quote')]);
        expect(mail.headers.map(({ key }) => key).sort()).toEqual(HEADERS);
        expect(mail.subject).toBe(`New quote request Q-7F3K9D: ${name}, ${name}`);
        expect(mail.text).toContain(`Name: ${name}\n`);
      }),
      { numRuns: 300, examples: [['=?utf-8?Q?>?=\t?'], ['=?utf-8?Q?Ana?=\t=?utf-8?Q?Reyes?=\tx']] },
    );
  });
});

const STORED = {
  id: '00000000-0000-4000-8000-000000000000',
  kind: 'quote' as const,
  reference: 'Q-7F3K9D',
  email: QUOTE.email,
  phone: QUOTE.phone,
  ...NO_TEXTS,
  meetingLocation: QUOTE.meetingLocation,
  meetingDateTime: QUOTE.meetingDateTime,
  meetingAt: meetingAt(QUOTE.meetingDateTime)!,
  meetingMinutes: 60,
  meetingState: null,
  meetingSequence: 0,
  createdAt: new Date(),
  fileName: null,
  content: null,
};
