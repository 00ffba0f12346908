import { MAX_ROWS } from '#shared/content/documents/projects';
import type { Spot } from '../drafts/change.ts';
import { cellText } from './cells/cell-text.ts';
import { type Column, COLUMNS } from './cells/columns.ts';
import { type AssumedDates, assumedDates, orderIn, otherOrder, stillAsRead } from './read-dates.ts';
import { newRowIds } from './row-actions.ts';
import { filled, invalidIn, invalidProblem, pasted, type Range, type Written, written } from './rows.ts';
import { apply, rowsAt, sheetOf } from './sheet-history.ts';
import { findHeadings } from './files/match-columns.ts';

/** Headings that a row needs to be taken for one of headings; fewer may be words of a project. */
const MIN_KNOWN = 2;

interface PastedTable {
  place: Range;
  cells: Written[];
  /** Headings that match no column of the sheet. */
  leftOut: string[];
}

/** The cells that a block with headings fills, starting at a row; undefined for a block without headings. */
function pastedByHeadings(block: readonly (readonly string[])[], top: number): PastedTable | undefined {
  const { row, matching } = findHeadings(block);
  const known = matching.flatMap((key, at): [number, Column][] => {
    const column = COLUMNS.find((one) => one.key === key);
    return column ? [[at, column]] : [];
  });
  if (row < 0 || known.length < MIN_KNOWN) return undefined;
  const rows = block.slice(row + 1).filter((texts) => texts.some((text) => text.trim() !== ''));
  if (rows.length === 0) return undefined;
  const columns = known.map(([, column]) => COLUMNS.indexOf(column));
  return {
    place: { top, bottom: top + rows.length - 1, left: Math.min(...columns), right: Math.max(...columns) },
    cells: rows.flatMap((texts, down) => known.map(([at, column]): Written => [top + down, column, texts[at] ?? ''])),
    leftOut: block[row].filter((heading, at) => heading.trim() !== '' && !known.some(([one]) => one === at)),
  };
}

/** The text of a cell, valid or not. */
function textAt(spot: Spot, row: number, column: number): string {
  const { rows, invalid } = sheetOf(spot);
  const project = rows[row];
  return project ? (invalidIn(invalid, project, COLUMNS[column]) ?? cellText(COLUMNS[column], project)) : '';
}

/** The problem of a text that its column cannot take. */
function problemAt(spot: Spot, row: number, column: number): string | undefined {
  const { rows, invalid } = sheetOf(spot);
  return rows[row] && invalidProblem(invalid, rows[row], COLUMNS[column]);
}

const textsIn = (spot: Spot, { top, bottom, left, right }: Range): string[][] =>
  Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (_unused, column) => textAt(spot, top + row, left + column)),
  );

/** Writes texts into cells. @returns the ambiguous dates among them, if their order had to be assumed */
function write(period: string, spot: Spot, cells: readonly Written[], order = orderIn(cells).order) {
  const sheet = sheetOf(spot);
  const last = cells.reduce((most, [row]) => Math.max(most, row), -1);
  const ids = newRowIds(period, last + 1 - sheet.rows.length);
  apply(spot, written(sheet, cells, ids, order));
  return assumedDates(sheetOf(spot), cells);
}

/** The range without the empty line at the end. */
const rowsWithin = (spot: Spot, range: Range): Range => ({
  ...range,
  bottom: Math.min(range.bottom, rowsAt(spot).length - 1),
});

/** The range that a block from the clipboard fills, or undefined if it does not fit. */
function placeOf(block: readonly (readonly string[])[], range: Range): Range | undefined {
  const bottom = Math.max(range.top + block.length - 1, block.length === 1 ? range.bottom : 0);
  const width = Math.max(...block.map((texts) => texts.length));
  const right = Math.min(COLUMNS.length - 1, Math.max(range.right, range.left + width - 1));
  return bottom >= MAX_ROWS ? undefined : { ...range, bottom, right };
}

interface Pasted {
  place: Range;
  dates?: AssumedDates;
  /** For a block with headings: those that match no column of the sheet. */
  leftOut?: string[];
}

/** @returns the range and its ambiguous dates, or undefined if the block does not fit */
function paste(period: string, spot: Spot, block: string[][], range: Range): Pasted | undefined {
  const table = pastedByHeadings(block, range.top);
  const place = table ? table.place : placeOf(block, range);
  if (!place || place.bottom >= MAX_ROWS) return undefined;
  const dates = write(period, spot, table ? table.cells : pasted(block, range, COLUMNS));
  return { place, dates, leftOut: table?.leftOut };
}

function turnDates(period: string, spot: Spot, dates: AssumedDates): AssumedDates | undefined {
  const cells = stillAsRead(sheetOf(spot), dates);
  const order = otherOrder(dates.order);
  if (cells.length === 0) return undefined;
  write(period, spot, cells, order);
  return { ...dates, order };
}

const QUOTED = /["\t\r\n]/;

const cellOf = (text: string) => (QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Formats rows as spreadsheets put them on the clipboard. */
export const toTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(cellOf).join('\t')).join('\r\n');

/** A cell with its separator: quoted as a whole, or up to the next tab or line break. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y;

/** Parses rows from the clipboard. A trailing line break does not start a row. */
export function fromTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const from = CELL.lastIndex;
    const [, quoted, plain, end] = CELL.exec(text) ?? [undefined, undefined, text.slice(from), ''];
    rows.at(-1)!.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
    else if (CELL.lastIndex >= text.length) rows.at(-1)!.push('');
  }
  if (rows.at(-1)!.length === 0) rows.pop();
  return rows;
}

/** The actions on the cells of a list. Each change is one Undo step. */
export const cellActions = (period: string, spot: Spot) => ({
  textAt: (row: number, column: number) => textAt(spot, row, column),
  problemAt: (row: number, column: number) => problemAt(spot, row, column),
  write: (row: number, column: number, text: string) => write(period, spot, [[row, COLUMNS[column], text]]),
  copy: (range: Range) => toTsv(textsIn(spot, range)),
  paste: (text: string, range: Range) => paste(period, spot, fromTsv(text), range),
  /** Reads dates in the other order, except those changed since. @returns undefined if all were changed */
  turnDates: (dates: AssumedDates) => turnDates(period, spot, dates),
  clear: (range: Range) => {
    const there = rowsWithin(spot, range);
    if (there.bottom >= there.top)
      write(
        period,
        spot,
        filled(there, COLUMNS, () => ''),
      );
  },
  fillDown: (range: Range) => {
    const below = { ...rowsWithin(spot, range), top: range.top + 1 };
    if (below.bottom < below.top) return;
    const above = (_row: number, column: number) => textAt(spot, range.top, column);
    write(period, spot, filled(below, COLUMNS, above));
  },
});
