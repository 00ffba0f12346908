import { OFFICE_TIME_ZONE } from '#shared/time-zone';

/** The value of `<input type="datetime-local">`: `2025-03-03T14:30`, optionally with seconds. */
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
 * `Monday, March 3, 2025 at 2:30 PM`: the time as picked, without a conversion between time zones. Browsers without the
 * picker accept any text, which is returned unchanged.
 */
export function meetingText(picked: string): string {
  const parts = PICKED.exec(picked)?.slice(1).map(Number);
  if (!parts) return picked;
  const [year, month, day, hour, minute] = parts;
  const date = DAY.format(Date.UTC(year, month - 1, day));
  const time = `${hour % NOON || NOON}:${String(minute).padStart(2, '0')} ${hour < NOON ? 'AM' : 'PM'}`;
  return `${date} at ${time}`;
}

/** The Swedish format is close to ISO 8601, which the picker uses. */
const LIKE_PICKER = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: OFFICE_TIME_ZONE,
});

/** The office's local time in the format of the picker. */
export const officeTime = (moment: Date): string => LIKE_PICKER.format(moment).replace(' ', 'T');
