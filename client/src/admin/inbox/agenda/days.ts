import type { AgendaMeeting } from '#shared/contract';
import { fullDay } from '#shared/meetings/day-text';
import { dayAfter } from '#shared/meetings/office-day';
import { byDay, clockText, isSameYear } from '../../times.ts';

export interface Day {
  /** ISO date in the office's time zone. */
  date: string;
  meetings: AgendaMeeting[];
}

/** Groups meetings by day, keeping their order. */
export const daysOf = (meetings: readonly AgendaMeeting[]): Day[] =>
  byDay(meetings, ({ meetingAt }) => meetingAt).map(([date, ofDay]) => ({ date, meetings: ofDay }));

const NAME = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** `Today, Monday, March 3`; includes the year unless it is this year. */
export function dayName(date: string, today: string): string {
  const name = isSameYear(date, today) ? NAME.format(Date.parse(date)) : fullDay(date);
  if (date === today) return `Today, ${name}`;
  return date === dayAfter(today) ? `Tomorrow, ${name}` : name;
}

const MINUTE = 60_000;

type Lasting = Pick<AgendaMeeting, 'meetingAt' | 'meetingMinutes'>;

export const endOf = ({ meetingAt, meetingMinutes }: Lasting): Date =>
  new Date(Date.parse(meetingAt) + meetingMinutes * MINUTE);

const overlap = (one: Lasting, other: Lasting): boolean =>
  new Date(one.meetingAt) < endOf(other) && new Date(other.meetingAt) < endOf(one);

/** All meetings take place but those that were declined. */
export const takesPlace = ({ meetingState }: AgendaMeeting): boolean => meetingState !== 'declined';

const isConfirmed = ({ meetingState }: AgendaMeeting) => meetingState === 'confirmed';

/** The meetings among others that take place at the same time, confirmed ones first. */
export const clashesOf = (own: Lasting, others: readonly AgendaMeeting[]): AgendaMeeting[] =>
  others
    .filter((other) => other !== own && takesPlace(other) && overlap(other, own))
    .sort((one, other) => Number(isConfirmed(other)) - Number(isConfirmed(one)));

/** `9:00 AM – 10:30 AM`, in the office's time zone. */
export const spanText = (meeting: Lasting): string =>
  `${clockText(new Date(meeting.meetingAt))} – ${clockText(endOf(meeting))}`;
