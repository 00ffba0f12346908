import { dayAfter, officeDay } from '#shared/office-day';
import { OFFICE_TIME_ZONE } from '#shared/time-zone';

/** What `<input type="datetime-local">` writes, perhaps with seconds. */
const PICKED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const OFFSET = '+08:00';

const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: OFFICE_TIME_ZONE });

/** The moment of a time that was picked for the office's clock, wherever the browser is. */
export function pickedMoment(picked: string): Date | undefined {
  const [time] = PICKED.exec(picked) ?? [];
  const moment = new Date(`${time}:00${OFFSET}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** A moment on the office's clock, as the picker writes it. */
export const pickerTime = (moment: Date): string => `${officeDay(moment)}T${CLOCK.format(moment)}`;

const SUNDAY = 0;
const NINE = 'T09:00';

/** The next day that is no Sunday, at the time of day that was asked for. */
export function suggestedTime(asked: string | null, now: Date): string {
  const wished = asked === null ? undefined : new Date(asked);
  const from = officeDay(wished && wished > now ? wished : now);
  const next = dayAfter(from);
  const day = new Date(next).getUTCDay() === SUNDAY ? dayAfter(next) : next;
  return day + (wished ? pickerTime(wished).slice(day.length) : NINE);
}
