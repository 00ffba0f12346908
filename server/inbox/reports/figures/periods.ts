import type { Firm } from '#shared/content/documents/firm';
import { answerDay } from '#shared/content/contact/answer-day';
import { dayAfter, mondayOf } from '#shared/meetings/office-day';
import { START_OF_OFFICE_DAY } from '#shared/meetings/time-zone';

const DAYS = 7;

/** Midnight at the office. */
export const startOf = (isoDate: string): Date => new Date(isoDate + START_OF_OFFICE_DAY);

/** The Mondays of the last weeks, oldest first. The last week is that of `today`. */
export const lastMondays = (weeks: number, today: string): string[] =>
  Array.from({ length: weeks }, (_, index) => dayAfter(mondayOf(today), (index + 1 - weeks) * DAYS));

/** All days from `first` to `last`, both inclusive. */
export function daysFrom(first: string, last: string): string[] {
  const days = [first];
  while (days[days.length - 1] < last) days.push(dayAfter(days[days.length - 1]));
  return days;
}

/** Until when an answer to a day's submissions is in time: the end of the next day on which the office is open. */
export function dueAfter(isoDate: string, hours: Firm['hours']): Date {
  const next = answerDay({ answerDays: 1, hours }, startOf(isoDate)) ?? isoDate;
  return startOf(dayAfter(next));
}
