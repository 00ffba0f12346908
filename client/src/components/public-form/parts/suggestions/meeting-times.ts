import type { FormOffer } from '#shared/content/documents/forms';
import { hoursOn } from '#shared/content/contact/opening-days';
import { dayAfter } from '#shared/meetings/office-day';

type Hours = FormOffer['meetingHours'];

const MOST_DAYS = 60;
const STEP = 30;
const HOUR = 60;
const NOON = 12;

const DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Formats a day as `Mon, Mar 3`. */
export const dayLabel = (day: string): string => DAY.format(new Date(day));

const minutesOf = (time: string) => {
  const [hour, minute] = time.split(':').map(Number);
  return hour * HOUR + minute;
};

const two = (count: number) => String(count).padStart(2, '0');

const timeAt = (minutes: number) => ({ hour: Math.floor(minutes / HOUR), minute: two(minutes % HOUR) });

/** Formats minutes since midnight as `2:30 PM`. */
function timeLabel(minutes: number): string {
  const { hour, minute } = timeAt(minutes);
  return `${hour % NOON || NOON}:${minute} ${hour < NOON ? 'AM' : 'PM'}`;
}

/** @param now in the `datetime-local` format: `2031-03-03T09:00` */
export function timesOn(hours: Hours, day: string, now: string): { value: string; label: string }[] {
  const begins = hoursOn(hours, day).flatMap(({ opens, closes }) => {
    const [first, end] = [minutesOf(opens), minutesOf(closes)];
    return Array.from({ length: Math.ceil((end - first) / STEP) }, (_, at) => first + at * STEP);
  });
  const times = [...new Set(begins)].sort((one, other) => one - other);
  return times
    .map((minutes) => {
      const { hour, minute } = timeAt(minutes);
      return { value: `${day}T${two(hour)}:${minute}`, label: timeLabel(minutes) };
    })
    .filter(({ value }) => value > now);
}

/** The days on which a meeting can begin, up to `MOST_DAYS` ahead. */
export function meetingDays(hours: Hours, now: string): string[] {
  const today = now.slice(0, 'yyyy-mm-dd'.length);
  const days = Array.from({ length: MOST_DAYS }, (_, at) => dayAfter(today, at));
  return days.filter((day) => timesOn(hours, day, now).length > 0);
}
