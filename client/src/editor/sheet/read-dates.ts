import type { Project } from '#shared/content/documents/projects';
import type { Column } from './cells/columns.ts';
import { oneLine } from './cells/cell-text.ts';
import { type DateOrder, isAmbiguous, orderOf, readDate } from './cells/dates.ts';
import type { Sheet, Written } from './rows.ts';

interface DateCell {
  id: Project['id'];
  column: Column;
  text: string;
}

/** Ambiguous dates, and the order in which they were read. */
export interface AssumedDates {
  order: DateOrder;
  cells: readonly DateCell[];
}

export const otherOrder = (order: DateOrder): DateOrder => (order === 'day first' ? 'month first' : 'day first');

const datesAmong = (cells: readonly Written[]) => cells.filter(([, { control }]) => control === 'date');

/** The order of day and month in the cells to write. */
export const orderIn = (cells: readonly Written[]) => orderOf(datesAmong(cells).map(([, , text]) => text));

/** The ambiguous dates among written cells; undefined if their order is certain. */
export function assumedDates({ rows }: Pick<Sheet, 'rows'>, cells: readonly Written[]): AssumedDates | undefined {
  const { order, isAssumed } = orderIn(cells);
  if (!isAssumed) return undefined;
  const dates = datesAmong(cells).map(([row, column, text]): DateCell => ({ id: rows[row].id, column, text }));
  const open = dates.filter(({ text }) => isAmbiguous(oneLine(text)));
  return open.length > 0 ? { order, cells: open } : undefined;
}

/** The cells that still have the value read from their text, to be written again. */
export function stillAsRead({ rows }: Pick<Sheet, 'rows'>, { order, cells }: AssumedDates): Written[] {
  const places = new Map(rows.map(({ id }, index) => [id, index]));
  return cells.flatMap(({ id, column, text }): Written[] => {
    const row = places.get(id);
    if (row === undefined) return [];
    const read = readDate(oneLine(text), order) ?? oneLine(text);
    return rows[row][column.key] === read ? [[row, column, text]] : [];
  });
}

const inWords = (date: string) => new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A sentence on how dates were read, with an example. */
export function readingText({ order, cells }: AssumedDates): string {
  const read = cells.map(({ text }) => ({ text: oneLine(text), date: readDate(oneLine(text), order) }));
  const example = read.find(({ date }) => date !== undefined);
  const meaning = example?.date ? `: ${example.text} is ${inWords(example.date)}` : '';
  return `Dates were read with the ${order}${meaning}.`;
}
