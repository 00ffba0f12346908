import { daysBetween, officeDay } from '#shared/meetings/office-day';
import { clockTime } from '#shared/meetings/day-text';
import { dateText } from '#shared/meetings/office-time';
import { OFFICE_TIME_ZONE, officeTime } from '#shared/meetings/time-zone';

export { dateText, longTimeText, timeText } from '#shared/meetings/office-time';

const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: OFFICE_TIME_ZONE });
const DAY_OF_YEAR = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: OFFICE_TIME_ZONE });

/** Whether two ISO dates are in the same year. */
export const isSameYear = (day: string, other: string): boolean =>
  day.slice(0, 'yyyy'.length) === other.slice(0, 'yyyy'.length);

/** `Mar 3`, or `Mar 3, 2025` in another year. */
export const shortDate = (iso: string, now: Date) => {
  const moment = new Date(iso);
  return isSameYear(officeDay(moment), officeDay(now)) ? DAY_OF_YEAR.format(moment) : dateText(iso);
};

/** `Mar 3, 2:30 PM`, or `Mar 3, 2025, 2:30 PM` in another year. */
export const shortTimeText = (iso: string, now: Date): string => `${shortDate(iso, now)}, ${clockText(new Date(iso))}`;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WEEK = 7;

/** Relative time: `now`, `5 min`, `3 h`, `Yesterday`, `Mon`, or `Mar 3` after a week. */
export function relativeText(iso: string, now: Date): string {
  const moment = new Date(iso);
  const ago = now.getTime() - moment.getTime();
  const days = daysBetween(officeDay(moment), officeDay(now));
  if (ago < MINUTE) return 'now';
  if (ago < HOUR) return `${Math.floor(ago / MINUTE)} min`;
  if (days === 0) return `${Math.floor(ago / HOUR)} h`;
  if (days === 1) return 'Yesterday';
  return days < WEEK ? WEEKDAY.format(moment) : shortDate(iso, now);
}

/** `2:30 PM`, in the office's time zone. */
export const clockText = (moment: Date): string => clockTime(officeTime(moment).slice('yyyy-mm-ddT'.length));

/** Groups items by their day in the office's time zone, keeping their order. */
export function byDay<Item>(items: readonly Item[], momentOf: (item: Item) => string): [day: string, items: Item[]][] {
  const days = new Map<string, Item[]>();
  for (const item of items) {
    const day = officeDay(new Date(momentOf(item)));
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days];
}
