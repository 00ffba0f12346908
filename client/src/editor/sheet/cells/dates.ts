/** In which order day and month stand where both are numbers. */
export type DateOrder = 'day first' | 'month first';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const CENTURY = 2000;
const MONTHS_OF_YEAR = 12;

/** `5/3/2026`, `5-3-26`, `5.3.2026` */
const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
/** `2026-05-03`, `2026/5/3`, with a time of day behind it that Excel writes at times. */
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[T ]\d{1,2}:\d{2}.*)?$/;
/** `3 May 2026`, `3-May-26` */
const DAY_MONTH = /^(\d{1,2})[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4}|\d{2})$/i;
/** `May 3, 2026` */
const MONTH_DAY = /^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})$/i;

const two = (value: number) => String(value).padStart(2, '0');

const fullYear = (year: string) => (year.length === 2 ? CENTURY + Number(year) : Number(year));

/** Undefined for a day that no calendar has. */
function iso(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isSame = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isSame ? `${year}-${two(month)}-${two(day)}` : undefined;
}

const monthOf = (word: string) => MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;

function byWords(text: string): string | undefined {
  const [, day, month, year] = DAY_MONTH.exec(text) ?? [];
  if (day) return iso(fullYear(year), monthOf(month), Number(day));
  const [, word, number, ofYear] = MONTH_DAY.exec(text) ?? [];
  return word ? iso(Number(ofYear), monthOf(word), Number(number)) : undefined;
}

/** A date as spreadsheets show it as `2026-05-03`, or undefined when it is none. */
export function readDate(text: string, order: DateOrder): string | undefined {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year) return iso(Number(year), Number(month), Number(day));
  const [, first, second, ofYear] = NUMBERS.exec(text) ?? [];
  if (!first) return byWords(text);
  const [ofDay, ofMonth] = order === 'day first' ? [first, second] : [second, first];
  return iso(fullYear(ofYear), Number(ofMonth), Number(ofDay));
}

export interface FoundOrder {
  order: DateOrder;
  /** Every date of the column can be read in both ways. */
  isAssumed: boolean;
}

/** The order that the dates of a column are in: a number above 12 is a day. The Philippines write the month first. */
export function orderOf(texts: readonly string[]): FoundOrder {
  const pairs = texts.flatMap((text) => {
    const [, first, second] = NUMBERS.exec(text.trim()) ?? [];
    return first ? [[Number(first), Number(second)]] : [];
  });
  const isDayFirst = pairs.some(([first]) => first > MONTHS_OF_YEAR);
  const isMonthFirst = pairs.some(([, second]) => second > MONTHS_OF_YEAR);
  const isAssumed = pairs.some(([first, second]) => first !== second) && isDayFirst === isMonthFirst;
  return { order: isDayFirst && !isMonthFirst ? 'day first' : 'month first', isAssumed };
}
