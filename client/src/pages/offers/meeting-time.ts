import { OFFICE_TIME_ZONE } from '#shared/meetings/time-zone';

/** A `datetime-local` value: `2025-03-03T14:30`, optionally with seconds. */
const PICKED = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/;
const NOON = 12;

const DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * Formats a picked time as `Monday, March 3, 2025 at 2:30 PM`, without time zone conversion. Browsers without the picker accept any text,
 * which is returned unchanged.
 */
export function meetingText(picked: string): string {
  const parts = PICKED.exec(picked)?.slice(1).map(Number);
  if (!parts) return picked;
  const [year, month, day, hour, minute] = parts;
  const date = DAY.format(Date.UTC(year, month - 1, day));
  const time = `${hour % NOON || NOON}:${String(minute).padStart(2, '0')} ${hour < NOON ? 'AM' : 'PM'}`;
  return `${date} at ${time}`;
}

/** The Swedish locale's format is close to the picker's. */
const LIKE_PICKER = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: OFFICE_TIME_ZONE,
});

/** The office's local time in the `datetime-local` format. */
export const officeTime = (moment: Date): string => LIKE_PICKER.format(moment).replace(' ', 'T');
