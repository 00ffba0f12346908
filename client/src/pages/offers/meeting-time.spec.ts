import { meetingText } from './quote-page.tsx';

describe('the text of a meeting', () => {
  it.each([
    ['2025-03-03T14:30', 'Monday, March 3, 2025 at 2:30 PM'],
    ['2025-03-03T14:30:00', 'Monday, March 3, 2025 at 2:30 PM'],
    ['2025-12-31T23:59', 'Wednesday, December 31, 2025 at 11:59 PM'],
    ['2026-01-01T00:00', 'Thursday, January 1, 2026 at 12:00 AM'],
    ['2026-01-01T00:05', 'Thursday, January 1, 2026 at 12:05 AM'],
    ['2026-08-09T12:00', 'Sunday, August 9, 2026 at 12:00 PM'],
    ['2026-08-09T09:07', 'Sunday, August 9, 2026 at 9:07 AM'],
    ['2028-02-29T10:00', 'Tuesday, February 29, 2028 at 10:00 AM'],
  ])('of %s is %j', (picked, text) => expect(meetingText(picked)).toBe(text));

  it.each([
    ['New York skips', '2025-03-09T02:30', 'Sunday, March 9, 2025 at 2:30 AM'],
    ['Berlin skips', '2025-03-30T02:30', 'Sunday, March 30, 2025 at 2:30 AM'],
    ['Samoa never had', '2011-12-30T10:00', 'Friday, December 30, 2011 at 10:00 AM'],
  ])('tells an hour that %s as picked', (_where, picked, text) => expect(meetingText(picked)).toBe(text));

  it('parts its words with plain spaces', () => {
    expect(meetingText('2025-03-03T14:30').match(/\s/g)).toEqual(Array(6).fill(' '));
  });

  it.each(['', 'next Monday at 2'])('of %j, which no picker writes, is that text', (typed) => {
    expect(meetingText(typed)).toBe(typed);
  });
});
