import { SAMPLE_FIRM } from '#shared/content/sample/firm';
import { mailboxOf } from '#shared/content/addresses/site';
import { calendarLines } from '../../testing/samples/calendar-lines.ts';
import { type Invited, invitation } from './invitation.ts';

const FIRM = { ...SAMPLE_FIRM, phones: [{ label: 'Office', number: '+63 45 000 0000' }] };
const OFFICE = mailboxOf(SAMPLE_FIRM, 'quote').address;

const MEETING: Invited = {
  reference: 'Q-7F3K9D',
  meetingAt: new Date('2025-03-03T06:30:00Z'),
  meetingMinutes: 90,
  meetingState: 'confirmed',
  meetingSequence: 2,
  name: 'Ana Reyes',
  email: 'ana.reyes@example.com',
  phone: '+63 45 123 4567',
  service: 'Civil Works',
  meetingLocation: 'Other',
  customLocation: 'Town Hall',
};

const made = (changes: Partial<Invited> = {}, sender = OFFICE) => invitation({ ...MEETING, ...changes }, FIRM, sender);
const linesOf = (...given: Parameters<typeof made>) => calendarLines(made(...given).calendar);
const line = (lines: string[], name: string) => lines.find((each) => new RegExp(`^${name}[:;]`).test(each));

describe('an invitation', () => {
  it('asks the visitor, in the name of the mailbox of quote requests', () => {
    const lines = linesOf();
    expect(made().method).toBe('REQUEST');
    expect(lines).toEqual(expect.arrayContaining(['METHOD:REQUEST', 'STATUS:CONFIRMED', 'SEQUENCE:2']));
    expect(line(lines, 'ORGANIZER')).toBe(`ORGANIZER;CN="${SAMPLE_FIRM.name}":mailto:${OFFICE}`);
    const attendee = line(lines, 'ATTENDEE');
    for (const part of ['RSVP=TRUE', 'PARTSTAT=NEEDS-ACTION', 'CN="Ana Reyes"', ':MAILTO:ana.reyes@example.com'])
      expect(attendee).toContain(part);
  });

  it('names the sender of the mail where it is another one', () => {
    const lines = linesOf({}, 'website@eclar.example');
    expect(line(lines, 'ORGANIZER')).toContain('SENT-BY="mailto:website@eclar.example"');
  });

  it('is about the event that every file of the meeting is about', () => {
    expect(linesOf()).toContain(`UID:Q-7F3K9D@${new URL(SAMPLE_FIRM.site).hostname}`);
  });

  it('tells the visitor with whom, where and how long', () => {
    const lines = linesOf();
    expect(lines).toEqual(
      expect.arrayContaining([
        `SUMMARY:Meeting with ${SAMPLE_FIRM.name}: Civil Works`,
        'LOCATION:Town Hall',
        'DTSTART;TZID=Asia/Manila:20250303T143000',
        'DTEND;TZID=Asia/Manila:20250303T160000',
      ]),
    );
    expect(line(lines, 'DESCRIPTION')).toContain('Phone: +63 45 000 0000');
  });

  it('is tentative while another time is proposed', () => {
    expect(linesOf({ meetingState: 'proposed' })).toEqual(
      expect.arrayContaining(['METHOD:REQUEST', 'STATUS:TENTATIVE']),
    );
  });

  it('takes the event back when the meeting is declined', () => {
    expect(made({ meetingState: 'declined' }).method).toBe('CANCEL');
    expect(linesOf({ meetingState: 'declined' })).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:2']),
    );
  });

  it('lets no name end its parameter or its line', () => {
    const lines = linesOf({ name: '"Ana":mailto:evil@bad.example\r\nATTENDEE:mailto:evil@bad.example' });
    expect(lines.filter((each) => each.startsWith('ATTENDEE'))).toHaveLength(1);
    expect(line(lines, 'ATTENDEE')).toMatch(/CN="[^"]+":MAILTO:ana\.reyes@example\.com$/);
  });

  it('gives the address of somebody whose name cannot be written there', () => {
    expect(line(linesOf({ name: '"' }), 'ATTENDEE')).toContain('CN="ana.reyes@example.com"');
  });
});
