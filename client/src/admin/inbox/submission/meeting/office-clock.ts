import { dayAfter, officeDay } from '#shared/meetings/office-day';
import { OFFICE_TIME_ZONE } from '#shared/meetings/time-zone';

/** A `datetime-local` value, which may have seconds. */
const PICKED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const OFFSET = '+08:00';

const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: OFFICE_TIME_ZONE });

/** Interprets a picked time in the office's time zone, regardless of the browser's. */
export function pickedMoment(picked: string): Date | undefined {
  const [time] = PICKED.exec(picked) ?? [];
  const moment = new Date(`${time}:00${OFFSET}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** A moment in the office's time zone as a `datetime-local` value. */
export const pickerTime = (moment: Date): string => `${officeDay(moment)}T${CLOCK.format(moment)}`;

const SUNDAY = 0;
const NINE = 'T09:00';

/** The next day that is not a Sunday, at the requested time of day or at 9:00. */
export function suggestedTime(asked: string | null, now: Date): string {
  const wished = asked === null ? undefined : new Date(asked);
  const from = officeDay(wished && wished > now ? wished : now);
  const next = dayAfter(from);
  const day = new Date(next).getUTCDay() === SUNDAY ? dayAfter(next) : next;
  return day + (wished ? pickerTime(wished).slice(day.length) : NINE);
}
