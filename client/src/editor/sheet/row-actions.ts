import type { Project } from '#shared/content/documents/projects';
import type { Spot } from '../drafts/change.ts';
import { blankRow, newIds } from './cells/columns.ts';
import { inserted, moved, type Range, removed, type Sheet } from './rows.ts';
import { apply, rowsAt, sheetOf } from './sheet-history.ts';
import { LISTS, listSpot } from './sheet-store.ts';

/** A list takes no more: the schema says so, and this keeps it from being typed. */
export const MOST_ROWS = 5000;

/** Numbers for new rows that no list of the period has. */
export const newRowIds = (period: string, count: number): number[] =>
  newIds(
    LISTS.flatMap((list) => rowsAt(listSpot(period, list))),
    Math.max(0, count),
  );

/** What can be done with the rows of a list. Each is one step of Undo. */
export const rowActions = (period: string, spot: Spot) => ({
  ids: (count: number) => newRowIds(period, count),
  count: () => rowsAt(spot).length,
  /** Which entry a row is; none on the empty line at the end. */
  idAt: (row: number): number | undefined => rowsAt(spot)[row]?.id,
  /** Where an entry stands by now: -1 once it is gone, and without an id the empty line at the end. */
  rowOf: (id: number | undefined): number => {
    const rows = rowsAt(spot);
    return id === undefined ? rows.length : rows.findIndex((row) => row.id === id);
  },
  insert: (at: number, count = 1) => apply(spot, inserted(sheetOf(spot), at, newRowIds(period, count).map(blankRow))),
  add: (rows: readonly Project[], unread: Sheet['unread'], isReplacing: boolean) => {
    const before = sheetOf(spot);
    const all = { rows: [...before.rows, ...rows], unread: { ...before.unread, ...unread } };
    apply(spot, isReplacing ? { rows, unread } : all);
  },
  remove: (range: Range) => apply(spot, removed(sheetOf(spot), range)),
  move: (range: Range, by: -1 | 1): boolean => {
    const next = moved(sheetOf(spot), range, by);
    if (next) apply(spot, next);
    return next !== undefined;
  },
});
