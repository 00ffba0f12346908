/** The office's time zone, for meetings and mails. The Philippines have one, without daylight saving time. */
export const OFFICE_TIME_ZONE = 'Asia/Manila';

/** Its offset from UTC, all year. */
export const OFFICE_OFFSET = '+08:00';

/** Start of a day at the office, appended to an ISO date. */
export const START_OF_OFFICE_DAY = `T00:00:00${OFFICE_OFFSET}`;

/** End of a day at the office, appended to an ISO date. */
export const END_OF_OFFICE_DAY = `T23:59:59${OFFICE_OFFSET}`;
