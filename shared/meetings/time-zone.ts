/** The office's time zone, for meetings and mails. The Philippines have one, without daylight saving time. */
export const OFFICE_TIME_ZONE = 'Asia/Manila';

/** Its offset from UTC, all year. */
export const OFFICE_OFFSET = '+08:00';

/** The same in milliseconds. */
export const OFFICE_AHEAD = 8 * 3_600_000;

/** The local time at the office as a `datetime-local` value, such as `2025-03-03T14:30`. */
export const officeTime = (moment: Date): string =>
  new Date(moment.getTime() + OFFICE_AHEAD).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);

/** Start of a day at the office, appended to an ISO date. */
export const START_OF_OFFICE_DAY = `T00:00:00${OFFICE_OFFSET}`;

/** End of a day at the office, appended to an ISO date. */
export const END_OF_OFFICE_DAY = `T23:59:59${OFFICE_OFFSET}`;
