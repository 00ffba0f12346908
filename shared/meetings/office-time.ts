import { OFFICE_TIME_ZONE } from './time-zone.ts';

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: OFFICE_TIME_ZONE });
const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: OFFICE_TIME_ZONE });
const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: OFFICE_TIME_ZONE });

/** Replaces the narrow no-break space that newer browsers put before AM and PM. */
const plain = (text: string): string => text.replaceAll('\u202f', ' ');

/** `Mar 3, 2025, 2:30 PM`, in the office's time zone. */
export const timeText = (iso: string): string => plain(TIME.format(new Date(iso)));

/** `Monday, March 3, 2025 at 2:30 PM`, in the office's time zone. */
export const longTimeText = (at: string | Date): string => plain(LONG.format(new Date(at)));

/** `Mar 3, 2025`, in the office's time zone. A date's midnight in UTC is the morning of that day there. */
export const dateText = (iso: string): string => DATE.format(new Date(iso));
