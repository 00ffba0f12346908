import type { Project } from '#shared/content/documents/projects';
import { problemOfText } from '../drafts/problems.ts';
import { blankRow, type Column, withCell } from './cells/columns.ts';
import { readCell } from './cells/cell-text.ts';
import type { DateOrder } from './cells/dates.ts';

/** A range of cells, including both corners. */
export interface Range {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The rows of a sheet, and its invalid texts by `<id>.<key>`. */
export interface Sheet {
  rows: readonly Project[];
  invalid: Readonly<Record<string, string>>;
}

const invalidKey = ({ id }: Pick<Project, 'id'>, { key }: Pick<Column, 'key'>): string => `${id}.${key}`;

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** The invalid text of a cell, unless a value was written there since. */
export const invalidIn = (invalid: Sheet['invalid'], row: Project, column: Column): string | undefined =>
  isEmpty(row[column.key]) ? invalid[invalidKey(row, column)] : undefined;

/** The problem of an invalid text, if the cell has one. */
export function invalidProblem(invalid: Sheet['invalid'], row: Project, column: Column): string | undefined {
  const text = invalidIn(invalid, row, column);
  return text === undefined ? undefined : problemOfText(column, text);
}

/** A cell to write. */
export type Written = [row: number, column: Column, text: string];

/** Writes texts into cells; appends new rows with these ids first. */
export function written(sheet: Sheet, cells: readonly Written[], ids: readonly number[], order: DateOrder): Sheet {
  const rows = [...sheet.rows, ...ids.map(blankRow)];
  const invalid = { ...sheet.invalid };
  for (const [index, column, text] of cells) {
    const row = rows[index];
    const key = invalidKey(row, column);
    const read = readCell(column, text, order, row[column.key]);
    delete invalid[key];
    if ('invalid' in read) invalid[key] = read.invalid;
    rows[index] = withCell(row, column.key, 'value' in read ? read.value : column.empty);
  }
  return { rows, invalid };
}

/** The cells that a block of texts fills from the range's first cell on. A single text fills the whole range. */
export function pasted(block: readonly (readonly string[])[], range: Range, columns: readonly Column[]): Written[] {
  const isOne = block.length === 1 && block[0].length === 1;
  if (isOne) return filled(range, columns, () => block[0][0]);
  return block.flatMap((texts, down) =>
    texts.flatMap((text, right): Written[] => {
      const column = columns[range.left + right];
      return column ? [[range.top + down, column, text]] : [];
    }),
  );
}

export function filled(
  { top, bottom, left, right }: Range,
  columns: readonly Column[],
  textAt: (row: number, column: number) => string,
): Written[] {
  const cells: Written[] = [];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) cells.push([row, columns[column], textAt(row, column)]);
  return cells;
}

export const inserted = ({ rows, invalid }: Sheet, at: number, added: readonly Project[]): Sheet => ({
  rows: rows.toSpliced(at, 0, ...added),
  invalid,
});

export const removed = ({ rows, invalid }: Sheet, { top, bottom }: Range): Sheet => ({
  rows: rows.toSpliced(top, bottom - top + 1),
  invalid,
});

/** Moves the rows of a range up (-1) or down (1); undefined at the end of the list. */
export function moved({ rows, invalid }: Sheet, { top, bottom }: Range, by: -1 | 1): Sheet | undefined {
  if (top + by < 0 || bottom + by >= rows.length) return undefined;
  const block = rows.slice(top, bottom + 1);
  return { rows: rows.toSpliced(top, block.length).toSpliced(top + by, 0, ...block), invalid };
}
