import type { Range } from '../rows.ts';

/** The active cell, and the opposite corner of the selection. */
export interface Cursor {
  row: number;
  column: number;
  anchorRow: number;
  anchorColumn: number;
}

/** The bounds of the cursor. */
export interface Extent {
  rows: number;
  columns: number;
  /** Rows that Page Up and Page Down move by. */
  page: number;
}

export const cursorAt = (row: number, column: number): Cursor => ({
  row,
  column,
  anchorRow: row,
  anchorColumn: column,
});

export const rangeOf = ({ row, column, anchorRow, anchorColumn }: Cursor): Range => ({
  top: Math.min(row, anchorRow),
  bottom: Math.max(row, anchorRow),
  left: Math.min(column, anchorColumn),
  right: Math.max(column, anchorColumn),
});

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

/** Moves to the nearest existing cell; `extend` keeps the other corner. */
export function movedTo(cursor: Cursor, row: number, column: number, extent: Extent, extend = false): Cursor {
  const to = { row: within(row, extent.rows), column: within(column, extent.columns) };
  return extend ? { ...cursor, ...to } : cursorAt(to.row, to.column);
}

type Move = (cursor: Cursor, extent: Extent, isFar: boolean) => [row: number, column: number];

const FAR = Number.MAX_SAFE_INTEGER;

const MOVES: Record<string, Move> = {
  ArrowUp: ({ row, column }, _extent, isFar) => [isFar ? 0 : row - 1, column],
  ArrowDown: ({ row, column }, _extent, isFar) => [isFar ? FAR : row + 1, column],
  ArrowLeft: ({ row, column }, _extent, isFar) => [row, isFar ? 0 : column - 1],
  ArrowRight: ({ row, column }, _extent, isFar) => [row, isFar ? FAR : column + 1],
  Home: ({ row }, _extent, isFar) => [isFar ? 0 : row, 0],
  End: ({ row }, _extent, isFar) => [isFar ? FAR : row, FAR],
  PageUp: ({ row, column }, { page }) => [row - page, column],
  PageDown: ({ row, column }, { page }) => [row + page, column],
};

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** The cursor after a key, or undefined if the key does not move it. */
export function cursorAfter(cursor: Cursor, { key, ctrlKey, metaKey, shiftKey }: Press, extent: Extent) {
  if (!Object.hasOwn(MOVES, key)) return undefined;
  const [row, column] = MOVES[key](cursor, extent, ctrlKey || metaKey);
  return movedTo(cursor, row, column, extent, shiftKey);
}
