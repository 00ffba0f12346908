import type { Project } from '#shared/content/documents/projects';
import type { Spot } from '../drafts/change.ts';
import { blankRow, newIds } from './cells/columns.ts';
import { inserted, moved, type Range, removed, type Sheet } from './rows.ts';
import { apply, rowsAt, sheetOf } from './sheet-history.ts';
import { LISTS, listSpot } from './sheet-store.ts';

/** Ids for new rows, unused in all lists of the period. */
export const newRowIds = (period: string, count: number): number[] =>
  newIds(
    LISTS.flatMap((list) => rowsAt(listSpot(period, list))),
    Math.max(0, count),
  );

/** The actions on the rows of a list. Each change is one Undo step. */
export const rowActions = (period: string, spot: Spot) => ({
  ids: (count: number) => newRowIds(period, count),
  count: () => rowsAt(spot).length,
  /** The id of a row; undefined on the empty line at the end. */
  idAt: (row: number): number | undefined => rowsAt(spot)[row]?.id,
  /** The current row of an entry, or -1 if it is gone; without an id, the empty line at the end. */
  rowOf: (id: number | undefined): number => {
    const rows = rowsAt(spot);
    return id === undefined ? rows.length : rows.findIndex((row) => row.id === id);
  },
  insert: (at: number, count = 1) => apply(spot, inserted(sheetOf(spot), at, newRowIds(period, count).map(blankRow))),
  add: (rows: readonly Project[], invalid: Sheet['invalid'], isReplacing: boolean) => {
    const before = sheetOf(spot);
    const all = { rows: [...before.rows, ...rows], invalid: { ...before.invalid, ...invalid } };
    apply(spot, isReplacing ? { rows, invalid } : all);
  },
  remove: (range: Range) => apply(spot, removed(sheetOf(spot), range)),
  move: (range: Range, by: -1 | 1): boolean => {
    const next = moved(sheetOf(spot), range, by);
    if (next) apply(spot, next);
    return next !== undefined;
  },
});
