import { OFFICE_TIME_ZONE } from '#shared/time-zone';

/** `Monday, March 3, 2025 at 2:30 PM`: a day, and a time on the twelve-hour clock. */
const WORDING = /^([A-Z][a-z]+, [A-Z][a-z]+ \d{1,2}, \d{4}) at (1[0-2]|[1-9]):([0-5]\d) (AM|PM)$/;

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = 12;

/** The Philippines keep one time all year. */
export const OFFICE_ZONE = { name: OFFICE_TIME_ZONE, offset: '+0800', ahead: 8 * HOUR } as const;

/**
 * The moment that the quote form's words mean in Philippine time. Words that the form cannot have made mean none: another
 * order, a day that no calendar has, a weekday that the day was not.
 */
export function meetingAt(text: string): Date | undefined {
  const [, day, hour, minute, half] = WORDING.exec(text) ?? [];
  const midnight = Date.parse(`${day} UTC`);
  // JavaScript takes February 30 for March 2, so the day is written again and compared
  if (Number.isNaN(midnight) || DAY.format(midnight) !== day) return undefined;
  const hours = (Number(hour) % NOON) + (half === 'PM' ? NOON : 0);
  return new Date(midnight + hours * HOUR + Number(minute) * MINUTE - OFFICE_ZONE.ahead);
}
