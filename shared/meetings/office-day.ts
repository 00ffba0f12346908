import { officeTime } from './time-zone.ts';

const DAY_LENGTH = 'yyyy-mm-dd'.length;
const DAY = 86_400_000;

/** The date at the office, such as `2026-01-24`. */
export const officeDay = (at = new Date()): string => officeTime(at).slice(0, DAY_LENGTH);

/** The ISO date a number of days after another. */
export const dayAfter = (isoDate: string, days = 1): string =>
  new Date(Date.parse(isoDate) + days * DAY).toISOString().slice(0, DAY_LENGTH);

const SHORT = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `Mon, Mar 3` for an ISO date. */
export const shortDay = (isoDate: string): string => SHORT.format(new Date(isoDate));

/** The Monday of the week of an ISO date. */
export const mondayOf = (isoDate: string): string => dayAfter(isoDate, -((new Date(isoDate).getUTCDay() + 6) % 7));

/** Whole days from one ISO date to another. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);
