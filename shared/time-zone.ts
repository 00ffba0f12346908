/** Where the office is: meetings and letters keep its time. The Philippines have one, and change it at no time of the year. */
export const OFFICE_TIME_ZONE = 'Asia/Manila';

/** The beginning of a day there, after an ISO date. */
export const START_OF_OFFICE_DAY = 'T00:00:00+08:00';

/** The end of a day there, after an ISO date. */
export const END_OF_OFFICE_DAY = 'T23:59:59+08:00';
