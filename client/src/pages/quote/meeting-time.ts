import { COMPANY } from '../../../../shared/company.ts';

/** What `<input type="datetime-local">` holds: `2025-03-03T14:30`, perhaps with seconds. */
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
 * `Monday, March 3, 2025 at 2:30 PM`: the same clock time that was picked, wherever the visitor's computer believes to
 * be. A browser without the picker lets people type, and what they typed is sent as it is.
 */
export function meetingText(picked: string): string {
  const parts = PICKED.exec(picked)?.slice(1).map(Number);
  if (!parts) return picked;
  const [year, month, day, hour, minute] = parts;
  const date = DAY.format(Date.UTC(year, month - 1, day));
  const time = `${hour % NOON || NOON}:${String(minute).padStart(2, '0')} ${hour < NOON ? 'AM' : 'PM'}`;
  return `${date} at ${time}`;
}

/** Swedish writes dates like the picker does. */
const LIKE_PICKER = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: COMPANY.timeZone,
});

/** The clock on the office's wall, as the picker takes it for its minimum. */
export const officeTime = (moment: Date): string => LIKE_PICKER.format(moment).replace(' ', 'T');
