import { OFFICE_TIME_ZONE } from './time-zone.ts';

/** The Swedish date format equals that of ISO dates. */
const LIKE_ISO = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: OFFICE_TIME_ZONE });

const DAY = 86_400_000;

/** The date at the office, such as `2026-01-24`. */
export const officeDay = (at = new Date()): string => LIKE_ISO.format(at);

/** The ISO date a number of days after another. */
export const dayAfter = (isoDate: string, days = 1): string =>
  new Date(Date.parse(isoDate) + days * DAY).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** The Monday of the week of an ISO date. */
export const mondayOf = (isoDate: string): string => dayAfter(isoDate, -((new Date(isoDate).getUTCDay() + 6) % 7));

/** Whole days from one ISO date to another. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);
