import { type RefObject, useState } from 'react';
import { COLUMNS } from '../cells/columns.ts';
import { MOST_ROWS } from '../row-actions.ts';
import type { SheetActions } from '../use-sheet.ts';
import { type Cursor, cursorAt, type Extent, rangeOf } from './cursor.ts';
import type { Tell } from './told.tsx';
import { useFocus } from './use-focus.ts';

export interface GridInput {
  grid: RefObject<HTMLDivElement | null>;
  /** Rows that there are, without the empty line at the end. */
  count: number;
  page: number;
  actions: SheetActions;
  tell: Tell;
  /** Opens the library for a cell of a picture. */
  onPicture: (row: number) => void;
  start: number;
}

export const NO_ROOM = `A list takes at most ${MOST_ROWS} projects: this is more.`;

/** One line more than there are rows, to begin a new one in. */
export const extentOf = (count: number, page: number): Extent => ({
  rows: Math.min(count + 1, MOST_ROWS),
  columns: COLUMNS.length,
  page,
});

const kept = (cursor: Cursor, { rows }: Extent): Cursor => ({
  ...cursor,
  row: Math.min(cursor.row, rows - 1),
  anchorRow: Math.min(cursor.anchorRow, rows - 1),
});

/** Where a sheet is, for keys, pointer, clipboard and buttons to read and to change. */
export function useGridState({ grid, start, ...input }: GridInput) {
  const extent = extentOf(input.count, input.page);
  const [wanted, setCursor] = useState<Cursor>(() => cursorAt(start, 0));
  const [editing, setEditing] = useState<string>();
  const cursor = kept(wanted, extent); // Undo may have removed its row
  const takeFocus = useFocus(grid, cursor, editing);
  return { ...input, extent, cursor, range: rangeOf(cursor), setCursor, editing, setEditing, takeFocus };
}

export type GridState = ReturnType<typeof useGridState>;
