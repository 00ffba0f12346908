import type { Firm } from '#shared/content/documents/firm';
import { hoursOn } from '#shared/content/site/opening-days';
import { dayAfter, mondayOf, officeDay } from '#shared/office-day';
import { startOf } from '../numbers/periods.ts';

export type DeskLetterKind = 'week' | 'waiting';

export interface DueLetter {
  kind: DeskLetterKind;
  /** ISO date: the day for which it is. */
  day: string;
  /** Milliseconds until it is due no more. */
  expiresIn: number;
}

const HOUR = 3_600_000;
const MORNING = 8 * HOUR;
const NOON = 12 * HOUR;

/**
 * What is due at a moment, whether or not it was sent: the letter about what waits in the morning of a day on which the office
 * is open, that of the week from Monday morning until Tuesday ends, for a site that was down on Monday.
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
