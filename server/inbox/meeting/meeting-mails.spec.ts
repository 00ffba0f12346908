import type { MeetingAnswer } from '#shared/contract';
import { SAMPLE_FIRM } from '#shared/content/sample/firm';
import { ENDPOINTS } from '#shared/endpoints';
import { formCalls } from '../../testing/calls/form-calls.ts';
import { mailCalls } from '../../testing/calls/mail-calls.ts';
import { replyCalls } from '../../testing/calls/reply-calls.ts';
import { useSmtp } from '../../testing/calls/smtp.ts';
import { calendarLines } from '../../testing/samples/calendar-lines.ts';
import { QUOTE } from '../../testing/samples/forms.ts';
import { until } from '../../testing/app/until.ts';
import { useApp } from '../../testing/app/use-app.ts';

/** The lines of an event that a calendar program acts on. */
const EVENT_LINE = /^(METHOD|UID|SEQUENCE|STATUS|DTSTART;)/;

describe('the mails about a meeting', () => {
  const smtp = useSmtp();
  const app = useApp({ variables: Object.assign(smtp.variables, { MAIL_FROM: 'website@eclar.example' }) });
  const { send } = formCalls(app, ENDPOINTS.offers, {
    ...QUOTE,
    meetingDateTime: 'Monday, January 16, 2090 at 9:00 AM',
  });
  const { become, toVisitor, toDepartment } = mailCalls(app, smtp);
  const { idOf, detail, waitOver } = replyCalls(app);
  beforeEach(() => smtp.open());

  const calendarOf = ({ mail }: Awaited<ReturnType<typeof toVisitor>>) =>
    calendarLines(Buffer.from(mail.attachments[0].content as ArrayBuffer).toString());
  /** The calendar of the mail that the visitor gets for an answer. */
  const told = async (id: string, answer: Partial<MeetingAnswer>) => {
    await app.asAdmin
      .post(`${ENDPOINTS.submissions}/${id}/meeting`)
      .send({ message: 'Dear Ana,\n\nsee below.', ...answer })
      .expect(200);
    const { subject } = (await detail(id)).replies.at(-1)!;
    await waitOver();
    const received = await until(() => smtp.received.find(({ mail }) => mail.subject === subject));
    expect(received.recipients).toEqual([QUOTE.email]);
    expect(received.mail.text).toContain('see below.');
    return calendarOf(received);
  };
  const essence = (lines: string[]) => lines.filter((line) => EVENT_LINE.test(line));

  it('change one event in every calendar: it is confirmed, moved, confirmed and cancelled', async () => {
    const receipt = await send();
    await become(receipt, 'sent');
    const uid = `UID:${receipt.reference}@${new URL(SAMPLE_FIRM.site).hostname}`;
    const asked = 'DTSTART;TZID=Asia/Manila:20900116T090000';
    const moved = 'DTSTART;TZID=Asia/Manila:20900117T103000';
    for (const mail of [await toVisitor(receipt), await toDepartment(receipt)])
      expect(essence(calendarOf(mail))).toEqual(['METHOD:PUBLISH', uid, 'SEQUENCE:0', asked, 'STATUS:TENTATIVE']);
    const id = await idOf(receipt);
    const expected = (method: string, sequence: number, start: string, status: string) => [
      `METHOD:${method}`,
      uid,
      `SEQUENCE:${sequence}`,
      start,
      `STATUS:${status}`,
    ];
    expect(essence(await told(id, { action: 'confirm' }))).toEqual(expected('REQUEST', 1, asked, 'CONFIRMED'));
    expect(essence(await told(id, { action: 'propose', at: '2090-01-17T02:30:00Z' }))).toEqual(
      expected('REQUEST', 2, moved, 'TENTATIVE'),
    );
    expect(essence(await told(id, { action: 'confirm' }))).toEqual(expected('REQUEST', 3, moved, 'CONFIRMED'));
    expect(essence(await told(id, { action: 'decline' }))).toEqual(expected('CANCEL', 4, moved, 'CANCELLED'));
  });

  it('invite the visitor in the name of the office, from the sender of the site', async () => {
    const receipt = await send();
    await become(receipt, 'sent');
    const lines = await told(await idOf(receipt), { action: 'confirm' });
    expect(lines.find((line) => line.startsWith('ATTENDEE'))).toMatch(new RegExp(`:MAILTO:${QUOTE.email}$`));
    expect(lines.find((line) => line.startsWith('ORGANIZER'))).toContain('SENT-BY="mailto:website@eclar.example"');
  });
});
