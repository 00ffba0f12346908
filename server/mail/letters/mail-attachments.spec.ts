import { ENDPOINTS } from '#shared/endpoints';
import { applicationCalls, PDF } from '../../testing/calls/application-calls.ts';
import { formCalls } from '../../testing/calls/form-calls.ts';
import { mailCalls } from '../../testing/calls/mail-calls.ts';
import { factsOfText } from '../../testing/samples/mail-facts.ts';
import { QUOTE } from '../../testing/samples/forms.ts';
import { useSmtp } from '../../testing/calls/smtp.ts';
import { useApp } from '../../testing/app/use-app.ts';

/** The lines of a calendar file, unfolded (RFC 5545). */
const linesOf = (content: ArrayBuffer) =>
  Buffer.from(content)
    .toString()
    .replaceAll(/\r?\n[ \t]/g, '')
    .trimEnd()
    .split(/\r?\n/);

describe('a mail', () => {
  const smtp = useSmtp();
  const app = useApp({ variables: smtp.variables });
  const { send: quote } = formCalls(app, ENDPOINTS.offers, QUOTE);
  const { send: apply } = applicationCalls(app);
  const { toDepartment, toVisitor } = mailCalls(app, smtp);

  it('names the resume and says where it is, but leaves it there', async () => {
    const receipt = await apply({}, { fileName: 'Curriculum “Ñandú” 履歴書.pdf', content: PDF.content });
    const { mail } = await toDepartment(receipt);
    expect(mail.attachments).toEqual([]);
    expect(factsOfText(mail)).toContain('Resume: Curriculum “Ñandú” 履歴書.pdf');
    expect(mail.text).toContain('The resume is in the dashboard’s Inbox, where views and downloads are logged.');
    expect((await toVisitor(receipt)).mail.attachments).toEqual([]);
  });

  it('brings the meeting that a quote asks for to both calendars, in the office’s time', async () => {
    const receipt = await quote();
    for (const { mail } of [await toDepartment(receipt), await toVisitor(receipt)]) {
      const [file, ...others] = mail.attachments;
      expect(others).toEqual([]);
      expect(file).toMatchObject({ filename: `meeting-${receipt.reference}.ics`, mimeType: 'text/calendar' });
      const calendar = linesOf(file.content as ArrayBuffer);
      expect(calendar[0]).toBe('BEGIN:VCALENDAR');
      expect(calendar).toEqual(
        expect.arrayContaining([
          'BEGIN:VEVENT',
          'DTSTART;TZID=Asia/Manila:20250303T143000',
          'DTEND;TZID=Asia/Manila:20250303T153000',
          'SUMMARY:Civil Works: Municipal Engineering Office',
          'END:VEVENT',
        ]),
      );
      expect(calendar.at(-1)).toBe('END:VCALENDAR');
    }
  });

  it('brings no calendar file when the words name no time', async () => {
    const { mail } = await toDepartment(await quote({ meetingDateTime: 'one day' }));
    expect(mail.attachments).toEqual([]);
    expect(factsOfText(mail)).toContain('Date and time: one day');
  });
});
