import { SAMPLE_FIRM } from '#shared/content/sample/firm';
import { addressLine, meetingOffice } from '#shared/content/addresses/site';
import { type Meeting, meetingCalendar } from './calendar.ts';

const MEETING: Meeting = {
  reference: 'Q-7F3K9D',
  meetingAt: new Date('2025-03-03T06:30:00Z'),
  meetingMinutes: 60,
  meetingState: null,
  meetingSequence: 0,
  name: 'Ana Reyes',
  phone: '+63 45 123 4567',
  service: 'Civil Works',
  meetingLocation: meetingOffice(SAMPLE_FIRM),
  customLocation: null,
};

/** The lines as they were before they were folded (RFC 5545, 3.1). */
const linesOf = (changes: Partial<Meeting> = {}) =>
  meetingCalendar({ ...MEETING, ...changes }, SAMPLE_FIRM)
    .replaceAll('\r\n ', '')
    .split('\r\n');

describe('meetingCalendar', () => {
  it('is one calendar with one event in the time of the Philippines, which it explains', () => {
    const lines = linesOf();
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual([
      'BEGIN:VCALENDAR',
      'BEGIN:VTIMEZONE',
      'BEGIN:STANDARD',
      'BEGIN:VEVENT',
    ]);
    expect(lines).toEqual(expect.arrayContaining(['TZID:Asia/Manila', 'TZOFFSETFROM:+0800', 'TZOFFSETTO:+0800']));
  });

  it('lasts an hour on the clock of the office, wherever the server is', () => {
    expect(linesOf()).toEqual(
      expect.arrayContaining(['DTSTART;TZID=Asia/Manila:20250303T143000', 'DTEND;TZID=Asia/Manila:20250303T153000']),
    );
    expect(linesOf({ meetingAt: new Date('2025-12-31T15:30:00Z') })).toEqual(
      expect.arrayContaining(['DTSTART;TZID=Asia/Manila:20251231T233000', 'DTEND;TZID=Asia/Manila:20260101T003000']),
    );
  });

  it('was made at a moment that is written in UTC', () => {
    expect(linesOf()).toContainEqual(expect.stringMatching(/^DTSTAMP:\d{8}T\d{6}Z$/));
  });

  it('is the same event each time', () => {
    const uid = linesOf().filter((line) => line.startsWith('UID:'));
    expect(uid).toEqual([`UID:Q-7F3K9D@${new URL(SAMPLE_FIRM.site).hostname}`]);
    expect(linesOf({ name: 'Ben' })).toContain(uid[0]);
  });

  it('says who, what and where to call', () => {
    expect(linesOf()).toEqual(
      expect.arrayContaining([
        'SUMMARY:Civil Works: Ana Reyes',
        'DESCRIPTION:Name: Ana Reyes\\nPhone: +63 45 123 4567\\nService: Civil Works\\nReference: Q-7F3K9D',
      ]),
    );
  });

  it.each([
    ['the office', {}, addressLine(SAMPLE_FIRM)],
    ['another place', { meetingLocation: 'Other', customLocation: 'Town Hall' }, 'Town Hall'],
    ['words of a caller that is no form', { meetingLocation: 'By phone' }, 'By phone'],
  ])('takes place at %s', (_what, changes, place) => {
    expect(linesOf(changes)).toContain(`LOCATION:${place.replaceAll(',', '\\,')}`);
  });

  it('takes place where the firm says that it meets, which need not be its office', () => {
    const firm = { ...SAMPLE_FIRM, officeLabel: 'Showroom in Paniqui' };
    expect(meetingCalendar({ ...MEETING, meetingLocation: 'Showroom in Paniqui' }, firm)).toContain(
      'LOCATION:Showroom in Paniqui',
    );
  });

  it('lets nothing that was typed become a line of its own', () => {
    const name = 'a;b,c\\d\r\nSTATUS:CANCELLED\nEND:VEVENT "李" 🚜';
    const lines = linesOf({ name, phone: name, service: name, meetingLocation: 'Other', customLocation: name });
    expect(lines.filter((line) => /^(STATUS|END:VEVENT)/.test(line))).toEqual(['STATUS:TENTATIVE', 'END:VEVENT']);
    expect(lines.find((line) => line.startsWith('LOCATION:'))).toContain('a\\;b\\,c\\\\d');
    expect(lines.find((line) => line.startsWith('LOCATION:'))).toContain('李');
  });
});
