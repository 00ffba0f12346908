import type { Firm } from '#shared/content/documents/firm';
import { answerDay } from '#shared/content/site/answer-day';
import { dayAfter, mondayOf } from '#shared/office-day';
import { START_OF_OFFICE_DAY } from '#shared/time-zone';

const DAYS = 7;

/** The moment at which a day at the office begins. */
export const startOf = (isoDate: string): Date => new Date(isoDate + START_OF_OFFICE_DAY);

/** The Mondays of the last weeks, oldest first. The last week is the one of `today`. */
export const lastMondays = (weeks: number, today: string): string[] =>
  Array.from({ length: weeks }, (_, index) => dayAfter(mondayOf(today), (index + 1 - weeks) * DAYS));

/** The days from one to another, both included. */
export function daysFrom(first: string, last: string): string[] {
  const days = [first];
  while (days[days.length - 1] < last) days.push(dayAfter(days[days.length - 1]));
  return days;
}

/** Until when what comes on a day is answered in time: the end of the next day on which the office is open. */
export function dueAfter(isoDate: string, hours: Firm['hours']): Date {
  const next = answerDay({ answerDays: 1, hours }, startOf(isoDate)) ?? isoDate;
  return startOf(dayAfter(next));
}
