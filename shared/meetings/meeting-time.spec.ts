import { meetingAt } from './meeting-time.ts';

describe('meetingAt', () => {
  it.each([
    ['Monday, March 3, 2025 at 2:30 PM', '2025-03-03T14:30'],
    ['Monday, March 3, 2025 at 12:00 AM', '2025-03-03T00:00'],
    ['Monday, March 3, 2025 at 12:05 PM', '2025-03-03T12:05'],
    ['Monday, March 3, 2025 at 11:59 PM', '2025-03-03T23:59'],
    ['Thursday, February 29, 2024 at 1:05 AM', '2024-02-29T01:05'],
    ['Friday, December 31, 2027 at 8:00 AM', '2027-12-31T08:00'],
    ['Sunday, June 1, 2025 at 9:00 AM', '2025-06-01T09:00'],
  ])('reads %s in Philippine time', (text, clock) => {
    expect(meetingAt(text)).toEqual(new Date(`${clock}:00+08:00`));
  });

  it.each([
    ['a day that no month has', 'Sunday, February 30, 2025 at 2:30 PM'],
    ['a leap day of another year', 'Saturday, February 29, 2025 at 2:30 PM'],
    ['a weekday that the day was not', 'Tuesday, March 3, 2025 at 2:30 PM'],
    ['an hour of the long clock', 'Monday, March 3, 2025 at 14:30 PM'],
    ['no hour', 'Monday, March 3, 2025 at 0:30 PM'],
    ['too many minutes', 'Monday, March 3, 2025 at 2:60 PM'],
    ['a day with a zero in front', 'Monday, March 03, 2025 at 2:30 PM'],
    ['a month in short', 'Monday, Mar 3, 2025 at 2:30 PM'],
    ['small letters', 'monday, march 3, 2025 at 2:30 pm'],
    ['more spaces', 'Monday,  March 3, 2025 at 2:30 PM'],
    ['the narrow space of some browsers', 'Monday, March 3, 2025 at 2:30\u202fPM'],
    ['something in front', 'On Monday, March 3, 2025 at 2:30 PM'],
    ['something behind', 'Monday, March 3, 2025 at 2:30 PM sharp'],
    ['a second line', 'Monday, March 3, 2025 at 2:30 PM\n'],
    ['the ISO way', '2025-03-03T14:30'],
    ['other words', 'next Monday'],
    ['nothing', ''],
    ['what JavaScript writes for no value', 'undefined at 2:30 PM'],
  ])('reads no date from %s', (_what, text) => {
    expect(meetingAt(text)).toBeUndefined();
  });
});
