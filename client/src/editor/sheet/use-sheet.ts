import { useMemo } from 'react';
import type { Project } from '#shared/content/documents/projects';
import { type Spot, spotKey, valueAt } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { cellText } from './cells/cell-text.ts';
import { problemsOfRow } from './cells/cell-problems.ts';
import { blankRow, COLUMNS, newIds } from './cells/columns.ts';
import { orderOf } from './cells/dates.ts';
import { fromTsv, toTsv } from './cells/tsv.ts';
import { filled, inserted, moved, pasted, type Range, removed, unreadKey, written } from './rows.ts';
import { apply, historyOf, redo, rowsAt, undo, useHistories } from './sheet-history.ts';
import { LISTS, listSpot } from './sheet-store.ts';

/** A list takes no more: the schema says so, and this keeps it from being typed. */
export const MOST_ROWS = 5000;

const NONE: readonly Project[] = [];

/** The rows of a list with the texts that cannot be values of their cells. */
export function useSheetRows(spot: Spot) {
  const rows = useDrafts(({ content }) => (valueAt(content, spot) as readonly Project[] | undefined) ?? NONE);
  const history = useHistories((all) => all[spotKey(spot)]);
  const unread = history?.unread ?? historyOf(spot).unread;
  const problems = useMemo(() => problemCells(rows, unread), [rows, unread]);
  return { rows, unread, problems, canUndo: Boolean(history?.past.length), canRedo: Boolean(history?.future.length) };
}

/** The cells in which something is wrong, in order. */
function problemCells(rows: readonly Project[], unread: Readonly<Record<string, string>>) {
  return rows.flatMap((row, index) => {
    const wrong = problemsOfRow(row);
    return COLUMNS.flatMap((column, at) =>
      wrong.has(column.key) || unreadKey(row, column) in unread ? [{ row: index, column: at }] : [],
    );
  });
}

/** What can be done in the sheet of a list. Each is one step of Undo. */
export function sheetActions(period: string, spot: Spot) {
  const now = () => ({ rows: rowsAt(spot), unread: historyOf(spot).unread });
  const ids = (count: number) =>
    newIds(
      LISTS.flatMap((list) => rowsAt(listSpot(period, list))),
      Math.max(0, count),
    );
  type Cells = Parameters<typeof written>[1];
  const write = (cells: Cells) => {
    const sheet = now();
    const last = cells.reduce((most, [row]) => Math.max(most, row), -1);
    const texts = cells.flatMap(([, { control }, text]) => (control === 'date' ? [text] : []));
    apply(spot, written(sheet, cells, ids(last + 1 - sheet.rows.length), orderOf(texts).order));
  };
  const textAt = (row: number, column: number) => {
    const { rows, unread } = now();
    const project = rows[row];
    return project ? (unread[unreadKey(project, COLUMNS[column])] ?? cellText(COLUMNS[column], project)) : '';
  };
  const textsOf = ({ top, bottom, left, right }: Range) =>
    Array.from({ length: bottom - top + 1 }, (_, row) =>
      Array.from({ length: right - left + 1 }, (_unused, column) => textAt(top + row, left + column)),
    );
  return {
    textAt,
    count: () => now().rows.length,
    write: (row: number, column: number, text: string) => write([[row, COLUMNS[column], text]]),
    copy: (range: Range) => toTsv(textsOf(range)),
    /** @returns how many rows were pasted, or undefined where there is no room for them */
    paste: (text: string, range: Range): Range | undefined => {
      const block = fromTsv(text);
      const bottom = Math.max(range.top + block.length - 1, block.length === 1 ? range.bottom : 0);
      if (bottom >= MOST_ROWS) return undefined;
      write(pasted(block, { ...range, bottom: Math.max(range.bottom, range.top) }, COLUMNS));
      const width = Math.max(...block.map((texts) => texts.length));
      return { ...range, bottom, right: Math.min(COLUMNS.length - 1, Math.max(range.right, range.left + width - 1)) };
    },
    clear: (range: Range) => {
      const bottom = Math.min(range.bottom, now().rows.length - 1);
      if (bottom >= range.top) write(filled({ ...range, bottom }, COLUMNS, () => ''));
    },
    fillDown: (range: Range) => {
      const bottom = Math.min(range.bottom, now().rows.length - 1);
      const below = { ...range, top: range.top + 1, bottom };
      if (bottom > range.top) write(filled(below, COLUMNS, (_row, column) => textAt(range.top, column)));
    },
    insert: (at: number, count = 1) => apply(spot, inserted(now(), at, ids(count).map(blankRow))),
    add: (rows: readonly Project[], unread: Readonly<Record<string, string>>, isReplacing: boolean) =>
      apply(spot, {
        rows: isReplacing ? rows : [...now().rows, ...rows],
        unread: isReplacing ? unread : { ...now().unread, ...unread },
      }),
    remove: (range: Range) => apply(spot, removed(now(), range)),
    move: (range: Range, by: -1 | 1): boolean => {
      const next = moved(now(), range, by);
      if (next) apply(spot, next);
      return next !== undefined;
    },
    undo: () => undo(spot),
    redo: () => redo(spot),
    ids,
  };
}

export type SheetActions = ReturnType<typeof sheetActions>;
