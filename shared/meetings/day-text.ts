// not in office-day.ts, which would be among the first scripts of the quote page
const FULL = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** `Monday, March 3, 2031`: the day in UTC of an ISO date or a timestamp. */
export const fullDay = (day: string | number): string => FULL.format(new Date(day));

const NOON = 12;

/** `2:30 PM` for `14:30`. */
export function clockTime(time: string): string {
  const [hour, minute] = time.split(':');
  return `${Number(hour) % NOON || NOON}:${minute} ${Number(hour) < NOON ? 'AM' : 'PM'}`;
}
