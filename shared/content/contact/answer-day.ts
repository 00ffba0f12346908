import { dayAfter, officeDay } from '../../meetings/office-day.ts';
import type { Firm } from '../documents/firm.ts';
import { hoursOn } from './opening-days.ts';

/** The ISO date by which the firm answers a message; undefined if it promises none. The day of sending does not count. */
export function answerDay({ answerDays, hours }: Pick<Firm, 'answerDays' | 'hours'>, sentAt: Date): string | undefined {
  if (!answerDays) return undefined;
  let day = officeDay(sentAt);
  for (let left = answerDays; left > 0;) {
    day = dayAfter(day);
    if (hoursOn(hours, day).length > 0) left -= 1;
  }
  return day;
}

/** Whether a requested meeting comes before the day of the answer is over: the answer then confirms it or proposes another time. */
export const isBeforeAnswer = (meeting: Date | null | undefined, sentAt: Date, day?: string): boolean =>
  Boolean(day && meeting && meeting > sentAt && officeDay(meeting) <= day);
