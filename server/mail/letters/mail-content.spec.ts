import { mailboxOf, meetingOffice } from '#shared/content/addresses/site';
import { SAMPLE_FIRM } from '#shared/content/sample/firm';
import type { SubmissionReceipt } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { APPLICATION_FORM } from '#shared/forms/application';
import type { FormRecord } from '#shared/forms/form';
import { fieldsOf } from '#shared/forms/forms';
import { INQUIRY_FORM } from '#shared/forms/inquiry';
import { QUOTE_FORM } from '#shared/forms/quote';
import { APPLICATION, applicationCalls } from '../../testing/calls/application-calls.ts';
import { editorOf } from '../../testing/calls/editor-calls.ts';
import { formCalls } from '../../testing/calls/form-calls.ts';
import { INQUIRY, QUOTE } from '../../testing/samples/forms.ts';
import { mailCalls } from '../../testing/calls/mail-calls.ts';
import { factsOfHtml, factsOfText } from '../../testing/samples/mail-facts.ts';
import { useSmtp } from '../../testing/calls/smtp.ts';
import { useApp } from '../../testing/app/use-app.ts';

const PUBLIC_URL = 'https://www.eclar.example';

describe('a submission', () => {
  const smtp = useSmtp();
  const app = useApp({ variables: Object.assign(smtp.variables, { PUBLIC_URL, MAIL_FROM: 'website@eclar.example' }) });
  const { send: quote } = formCalls(app, ENDPOINTS.offers, QUOTE);
  const { send: inquire } = formCalls(app, ENDPOINTS.inquiries, INQUIRY);
  const { send: apply } = applicationCalls(app);
  const { toDepartment, toVisitor } = mailCalls(app, smtp);

  const QUOTE_FACTS = [
    'Name: Municipal Engineering Office',
    'Phone: +63 45 123 4567',
    'Email: engineering.office@example.com',
    'Service: Civil Works',
    `Meeting location: ${meetingOffice(SAMPLE_FIRM)}`,
    'Custom location: —',
    'Date and time: Monday, March 3, 2025 at 2:30 PM',
  ];
  const APPLICATION_FACTS = [
    'Name: Ana Reyes',
    'Email: ana.reyes@example.com',
    'Position: Site Engineer',
    'Contact number: 09171234567',
    'Resume: cv.pdf',
  ];
  const INQUIRY_FACTS = [
    'Name: Ana Reyes',
    'Email: ana.reyes@example.com',
    'Service: Vibro',
    'Contact: +63 45 123 4567',
    'Description: Ten cubic metres.',
    'Delivery option: Deliver',
    'Delivery location: Barangay hall, Moncada, Tarlac',
  ];
  interface Case {
    what: string;
    form: FormRecord;
    filling: Partial<Record<string, string>>;
    noun: string;
    send: () => Promise<SubmissionReceipt>;
    office: string;
    visitor: string;
    about: string;
    facts: string[];
  }
  describe.each<Case>([
    {
      what: 'for a quote',
      form: QUOTE_FORM,
      filling: QUOTE,
      noun: 'quote request',
      send: quote,
      office: mailboxOf(SAMPLE_FIRM, 'quote').address,
      visitor: QUOTE.email,
      about: 'Civil Works, Municipal Engineering Office',
      facts: QUOTE_FACTS,
    },
    {
      what: 'for a job',
      form: APPLICATION_FORM,
      filling: APPLICATION,
      noun: 'job application',
      send: apply,
      office: mailboxOf(SAMPLE_FIRM, 'application').address,
      visitor: APPLICATION.email,
      about: 'Site Engineer, Ana Reyes',
      facts: APPLICATION_FACTS,
    },
    {
      what: 'that inquires',
      form: INQUIRY_FORM,
      filling: INQUIRY,
      noun: 'inquiry',
      send: inquire,
      office: mailboxOf(SAMPLE_FIRM, 'inquiry').address,
      visitor: INQUIRY.email,
      about: 'Vibro, Ana Reyes',
      facts: INQUIRY_FACTS,
    },
  ])('$what', ({ form, filling, noun, send, office, visitor, about, facts }) => {
    it('is mailed to its department, with the visitor to answer to', async () => {
      const receipt = await send();
      const { from, recipients, mail } = await toDepartment(receipt);
      expect({ from, recipients }).toEqual({ from: 'website@eclar.example', recipients: [office] });
      expect(mail).toMatchObject({
        from: { name: SAMPLE_FIRM.name, address: 'website@eclar.example' },
        to: [{ name: '', address: office }],
        replyTo: [{ name: '', address: visitor }],
        subject: `New ${noun} ${receipt.reference}: ${about}`,
      });
    });

    it('is confirmed to the visitor, with the department to answer to', async () => {
      const receipt = await send();
      const { from, recipients, mail } = await toVisitor(receipt);
      expect({ from, recipients }).toEqual({ from: 'website@eclar.example', recipients: [visitor] });
      expect(mail).toMatchObject({
        from: { name: SAMPLE_FIRM.name, address: 'website@eclar.example' },
        to: [{ name: '', address: visitor }],
        replyTo: [{ name: '', address: office }],
        subject: `Your ${noun} ${receipt.reference}`,
      });
    });

    it.each([
      ['the department', toDepartment],
      ['the visitor', toVisitor],
    ])('tells %s every field by its label, and the reference, as text and as HTML', async (_who, arrived) => {
      const receipt = await send();
      const { mail } = await arrived(receipt);
      const typed = fieldsOf(form).map(({ label, name }) => `${label}: ${filling[name] ?? '—'}`);
      const attached = facts.filter((fact) => fact.startsWith('Resume: '));
      const told = [`Reference: ${receipt.reference}`, ...typed, ...attached];
      expect(told).toEqual(expect.arrayContaining(facts));
      expect(factsOfText(mail)).toEqual(expect.arrayContaining(told));
      expect(factsOfHtml(mail)).toEqual(told);
    });

    it('says in both mails whose they are, and asks for no answer of a machine', async () => {
      const receipt = await send();
      for (const { mail } of [await toDepartment(receipt), await toVisitor(receipt)]) {
        expect(mail.text).toContain(SAMPLE_FIRM.name);
        expect(mail.html).toContain(`>${SAMPLE_FIRM.name}<`);
        expect(mail.html).not.toMatch(/<(img|link|style|script)/);
        expect(mail.headers).toContainEqual(
          expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
        );
      }
    });

    it('links the department, and nobody else, to the Inbox', async () => {
      const receipt = await send();
      const sql = 'SELECT id FROM submissions WHERE reference = $1';
      const [{ id }] = await app.database.query<{ id: string }>(sql, [receipt.reference]);
      const { mail } = await toDepartment(receipt);
      expect(mail.text).toContain(`${PUBLIC_URL}/admin-dashboard?tab=inbox&id=${id}`);
      expect(mail.html).toContain(`href="${PUBLIC_URL}/admin-dashboard?tab=inbox&amp;id=${id}"`);
      const confirmation = await toVisitor(receipt);
      expect(confirmation.raw).not.toContain('admin-dashboard');
    });
  });

  it.each(['José Ñáñez', '李小龍', 'Анна Рейес 🚜', 'محمد', 'Ana “Bong” O’Neill'])(
    'comes with the name %s unharmed',
    async (name) => {
      const receipt = await inquire({ name });
      const { mail } = await toDepartment(receipt);
      expect(mail.subject).toBe(`New inquiry ${receipt.reference}: Vibro, ${name}`);
      expect(factsOfText(mail)).toContain(`Name: ${name}`);
      expect(factsOfHtml(mail)).toContain(`Name: ${name}`);
    },
  );

  it('keeps the lines of a description, of which none can pass for another field', async () => {
    const receipt = await inquire({ description: 'Ten cubic metres.\nEmail: nobody@example.com' });
    const { mail } = await toDepartment(receipt);
    expect(mail.text).toContain('Description: Ten cubic metres.\n    Email: nobody@example.com\n');
    expect(factsOfHtml(mail)).toContain('Description: Ten cubic metres.<br>Email: nobody@example.com');
  });

  it('is named without a service when it has none', async () => {
    const receipt = await inquire({ service: undefined });
    const { mail } = await toDepartment(receipt);
    expect(mail.subject).toBe(`New inquiry ${receipt.reference}: Ana Reyes`);
  });
});

describe('a site that was told neither its address nor a sender', () => {
  const smtp = useSmtp();
  const app = useApp({ variables: smtp.variables });
  const { send } = formCalls(app, ENDPOINTS.inquiries, INQUIRY);
  const { toDepartment } = mailCalls(app, smtp);

  it('mails from the general mailbox, without a link', async () => {
    const { from, mail } = await toDepartment(await send());
    expect(from).toBe(mailboxOf(SAMPLE_FIRM, 'inquiry').address);
    expect(mail.html).not.toContain('href');
    expect(mail.text).not.toContain('http');
  });
});

describe('the colours of a mail', () => {
  const smtp = useSmtp();
  const app = useApp({ variables: smtp.variables });
  const { send: quote } = formCalls(app, ENDPOINTS.offers, QUOTE);
  const { toDepartment } = mailCalls(app, smtp);

  it('are those that the firm has published', async () => {
    const editor = editorOf(app);
    await editor.set('firm', ['colours'], { ink: '#3a1226', accent: '#9be3a5' });
    await editor.published();
    const { mail } = await toDepartment(await quote());
    expect(mail.html).toContain('background:#3a1226;border-bottom:6px solid #9be3a5');
    expect(mail.html).not.toMatch(/#12263a|#f3b61f/);
  });
});
