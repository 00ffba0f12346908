/** The order of day and month in a numeric date. */
export type DateOrder = 'day first' | 'month first';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const CENTURY = 2000;

/** `5/3/2026`, `5-3-26`, `5.3.2026` */
const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
/** `2026-05-03`, `2026/5/3`, with the time of day that Excel sometimes adds. */
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[T ]\d{1,2}:\d{2}.*)?$/;
/** `3 May 2026`, `3-May-26` */
const DAY_MONTH = /^(\d{1,2})[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4}|\d{2})$/i;
/** `May 3, 2026` */
const MONTH_DAY = /^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})$/i;

const two = (value: number) => String(value).padStart(2, '0');

const fullYear = (year: string) => (year.length === 2 ? CENTURY + Number(year) : Number(year));

/** Undefined for a day that does not exist. */
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

/** Both readings of a numeric date, by order; undefined for any other text. */
function readings(text: string): Record<DateOrder, string | undefined> | undefined {
  const [, first, second, ofYear] = NUMBERS.exec(text) ?? [];
  if (!first) return undefined;
  const year = fullYear(ofYear);
  return {
    'day first': iso(year, Number(second), Number(first)),
    'month first': iso(year, Number(first), Number(second)),
  };
}

/** Whether both readings of a date are valid and differ. */
export function isAmbiguous(text: string): boolean {
  const { 'day first': one, 'month first': other } = readings(text) ?? {};
  return one !== undefined && other !== undefined && one !== other;
}

/** Parses a date in the formats of spreadsheets to `2026-05-03`; undefined if it is not one. */
export function readDate(text: string, order: DateOrder): string | undefined {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year) return iso(Number(year), Number(month), Number(day));
  const read = readings(text);
  if (!read) return byWords(text);
  return read[order] ?? read['month first'] ?? read['day first'];
}

export interface FoundOrder {
  order: DateOrder;
  /** Some dates are ambiguous, and the others do not reveal the order. */
  isAssumed: boolean;
}

/** Infers the order from a column of dates: a number above 12 is a day. By default the month is first, as in the Philippines. */
export function orderOf(texts: readonly string[]): FoundOrder {
  const read = texts.map((text) => readings(text.trim()));
  const isAlone = (order: DateOrder, other: DateOrder) => read.some((one) => one?.[order] && !one[other]);
  const isDayFirst = isAlone('day first', 'month first');
  const isMonthFirst = isAlone('month first', 'day first');
  const isAssumed = isDayFirst === isMonthFirst && texts.some((text) => isAmbiguous(text.trim()));
  return { order: isDayFirst && !isMonthFirst ? 'day first' : 'month first', isAssumed };
}
