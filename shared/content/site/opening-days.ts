const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const NAME = /\b(mon|tue|wed|thu|fri|sat|sun)(?:\w*)\b/gi;
const RANGE = /^\s*(?:to|until|through|-|\u2013|\u2014)\s*$/i;

const indexOf = (name: string) => WEEK.findIndex((day) => day.toLowerCase().startsWith(name.slice(0, 3).toLowerCase()));

/** From one day to another, over Sunday if need be. */
function span(from: number, to: number): string[] {
  const length = ((to - from + WEEK.length) % WEEK.length) + 1;
  return Array.from({ length }, (_, step) => WEEK[(from + step) % WEEK.length]);
}

/** The days that a text such as `Monday to Friday` or `Sat, Sun` names. */
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
