import type { Firm } from '#shared/content/documents/firm';
import { hoursOn } from '#shared/content/contact/opening-days';
import { dayAfter, mondayOf, officeDay } from '#shared/meetings/office-day';
import { startOf } from '../numbers/periods.ts';

export type DeskLetterKind = 'week' | 'waiting';

export interface DueLetter {
  kind: DeskLetterKind;
  /** ISO date of the mail, for the weekly one always a Monday. */
  day: string;
  /** Milliseconds until it is due no more. */
  expiresIn: number;
}

const HOUR = 3_600_000;
const MORNING = 8 * HOUR;
const NOON = 12 * HOUR;

/**
 * Mails due at a moment, whether or not they were sent. The one about unanswered submissions is due in the morning of
 * days on which the office is open; the weekly one from Monday morning through Tuesday, in case the site was down on
 * Monday.
 */
export function dueLetters(now: Date, hours: Firm['hours']): DueLetter[] {
  const day = officeDay(now);
  const time = now.getTime() - startOf(day).getTime();
  const monday = mondayOf(day);
  const tuesdayEnds = startOf(dayAfter(monday, 2));
  const isMorning = time >= MORNING && time < NOON && hoursOn(hours, day).length > 0;
  const isForWeek = day === monday ? time >= MORNING : day === dayAfter(monday);
  return [
    ...(isForWeek ? [{ kind: 'week', day: monday, expiresIn: tuesdayEnds.getTime() - now.getTime() } as const] : []),
    ...(isMorning ? [{ kind: 'waiting', day, expiresIn: NOON - time } as const] : []),
  ];
}
