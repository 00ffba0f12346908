/** Where the office is: meetings and letters keep its time. The Philippines have one, and change it at no time of the year. */
export const OFFICE_TIME_ZONE = 'Asia/Manila';
