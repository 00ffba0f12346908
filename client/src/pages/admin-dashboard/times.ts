import { OFFICE_TIME_ZONE } from '#shared/time-zone';

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: OFFICE_TIME_ZONE });
const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: OFFICE_TIME_ZONE });
const CLOCK = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: OFFICE_TIME_ZONE });

/** Replaces the narrow no-break space that newer browsers put before AM and PM. */
const plain = (text: string) => text.replaceAll('\u202f', ' ');

/** `Mar 3, 2025, 2:30 PM`, in the office's time zone. */
export const timeText = (iso: string): string => plain(TIME.format(new Date(iso)));

/** `Monday, March 3, 2025 at 2:30 PM`, in the office's time zone. */
export const longTimeText = (iso: string): string => plain(LONG.format(new Date(iso)));

export const clockText = (moment: Date): string => plain(CLOCK.format(moment));
