import { useMemo } from 'react';
import type { Project } from '#shared/content/documents/projects';
import { type Spot, spotKey, valueAt } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { unreadOf, useUnread } from '../drafts/saving/unread.ts';
import { cellActions } from './cell-actions.ts';
import { problemsOfRow } from '../drafts/problems.ts';
import { COLUMNS } from './cells/columns.ts';
import { rowActions } from './row-actions.ts';
import { type Sheet, unreadIn } from './rows.ts';
import { redo, undo, useHistories } from './sheet-history.ts';

const NONE: readonly Project[] = [];

/** The rows of a list with their invalid texts and problems. */
export function useSheetRows(spot: Spot) {
  const rows = useDrafts(({ content }) => (valueAt(content, spot) as readonly Project[] | undefined) ?? NONE);
  const history = useHistories((all) => all[spotKey(spot)]);
  const unread = useUnread((all) => unreadOf(all, spot));
  const problems = useMemo(() => problemCells(rows, unread), [rows, unread]);
  return { rows, unread, problems, canUndo: Boolean(history?.past.length), canRedo: Boolean(history?.future.length) };
}

/** The invalid cells, in order. */
function problemCells(rows: readonly Project[], unread: Sheet['unread']) {
  const isAllRead = Object.keys(unread).length === 0;
  return rows.flatMap((row, index) => {
    const wrong = problemsOfRow(row);
    if (isAllRead && wrong.size === 0) return [];
    return COLUMNS.flatMap((column, at) =>
      wrong.has(column.key) || unreadIn(unread, row, column) !== undefined ? [{ row: index, column: at }] : [],
    );
  });
}

/** The actions on a list's sheet. Each change is one Undo step. */
export const sheetActions = (period: string, spot: Spot) => ({
  ...cellActions(period, spot),
  ...rowActions(period, spot),
  undo: () => undo(spot),
  redo: () => redo(spot),
});

export type SheetActions = ReturnType<typeof sheetActions>;
