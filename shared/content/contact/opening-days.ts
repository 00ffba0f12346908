import type { Firm } from '../documents/firm.ts';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const NAME = /\b(mon|tue|wed|thu|fri|sat|sun)(?:\w*)\b/gi;
const RANGE = /^\s*(?:to|until|through|-|\u2013|\u2014)\s*$/i;

const indexOf = (name: string) => WEEK.findIndex((day) => day.toLowerCase().startsWith(name.slice(0, 3).toLowerCase()));

/** The days from one to another, across Sunday if necessary. */
function span(from: number, to: number): string[] {
  const length = ((to - from + WEEK.length) % WEEK.length) + 1;
  return Array.from({ length }, (_, step) => WEEK[(from + step) % WEEK.length]);
}

/** The days named in a text such as `Monday to Friday` or `Sat, Sun`. */
export function daysIn(text: string): string[] {
  const found = [...text.matchAll(NAME)];
  const days = found.flatMap((match, at) => {
    const before = found.at(at - 1);
    const between = at > 0 && before ? text.slice(before.index + before[0].length, match.index) : '';
    const day = indexOf(match[0]);
    return before && RANGE.test(between) ? span(indexOf(before[0]), day) : [WEEK[day]];
  });
  return WEEK.filter((day) => days.includes(day));
}

const WORKING_DAYS = WEEK.slice(0, 5);
const WORKING_HOURS = { opens: '08:00', closes: '17:00' };

const weekdayOf = (isoDate: string) => WEEK[(new Date(isoDate).getUTCDay() + WEEK.length - 1) % WEEK.length];

/** The office hours on a day; empty if it is closed. A firm that names no days counts as open from Monday to Friday. */
export function hoursOn(hours: Firm['hours'], isoDate: string): { opens: string; closes: string }[] {
  const day = weekdayOf(isoDate);
  const readable = hours.filter(({ days }) => daysIn(days).length > 0);
  if (readable.length === 0) return WORKING_DAYS.includes(day) ? [WORKING_HOURS] : [];
  return readable.filter(({ days }) => daysIn(days).includes(day));
}
