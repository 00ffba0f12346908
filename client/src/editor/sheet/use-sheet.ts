import { useMemo } from 'react';
import type { Project } from '#shared/content/documents/projects';
import { type Spot, spotKey, valueAt } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { invalidOf, useInvalid } from '../drafts/saving/invalid-texts.ts';
import { cellActions } from './cell-actions.ts';
import { problemsOfRow } from '../drafts/problems.ts';
import { COLUMNS } from './cells/columns.ts';
import { rowActions } from './row-actions.ts';
import { invalidIn, type Sheet } from './rows.ts';
import { redo, undo, useHistories } from './sheet-history.ts';

const NONE: readonly Project[] = [];

/** The rows of a list with their invalid texts and problems. */
export function useSheetRows(spot: Spot) {
  const rows = useDrafts(({ content }) => (valueAt(content, spot) as readonly Project[] | undefined) ?? NONE);
  const history = useHistories((all) => all[spotKey(spot)]);
  const invalid = useInvalid((all) => invalidOf(all, spot));
  const problems = useMemo(() => problemCells(rows, invalid), [rows, invalid]);
  return { rows, invalid, problems, canUndo: Boolean(history?.past.length), canRedo: Boolean(history?.future.length) };
}

/** The invalid cells, in order. */
function problemCells(rows: readonly Project[], invalid: Sheet['invalid']) {
  const isAllRead = Object.keys(invalid).length === 0;
  return rows.flatMap((row, index) => {
    const wrong = problemsOfRow(row);
    if (isAllRead && wrong.size === 0) return [];
    return COLUMNS.flatMap((column, at) =>
      wrong.has(column.key) || invalidIn(invalid, row, column) !== undefined ? [{ row: index, column: at }] : [],
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
