import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { MAX_ROWS } from '#shared/content/documents/projects';
import { COLUMNS } from '../cells/columns.ts';
import type { SheetActions } from '../use-sheet.ts';
import { type Cursor, cursorAt, type Extent, rangeOf } from './cursor.ts';
import { ROW_HEIGHT } from './grid-row.tsx';
import type { ShowStatus } from './status-line.tsx';

export interface GridInput {
  grid: RefObject<HTMLDivElement | null>;
  /** The number of rows, without the empty line at the end. */
  count: number;
  page: number;
  actions: SheetActions;
  showStatus: ShowStatus;
  /** Opens the library for a picture cell. */
  onPicture: (row: number) => void;
  start: number;
}

export const NO_ROOM = `A list can have at most ${MAX_ROWS} projects.`;

/** Includes the empty line at the end, in which a new row is started. */
export const extentOf = (count: number, page: number): Extent => ({
  rows: Math.min(count + 1, MAX_ROWS),
  columns: COLUMNS.length,
  page,
});

/** A cursor with the ids of the entries at its corners. */
interface PlacedCursor {
  cursor: Cursor;
  entry?: number;
  anchor?: number;
}

/** The cell being edited. */
export interface Typing {
  /** The initial text of the input. */
  text: string;
  /** The text of the cell at the start. */
  before: string;
  /** The id of the row; undefined on the empty line at the end. */
  entry?: number;
  column: number;
}

/** A cursor that follows its entries when others are added, removed or moved. */
function useCursor({ actions, start }: GridInput, { rows }: Extent, typing: Typing | undefined) {
  const placed = (cursor: Cursor): PlacedCursor => ({
    cursor,
    entry: actions.idAt(cursor.row),
    anchor: actions.idAt(cursor.anchorRow),
  });
  const [{ cursor, entry, anchor }, setPlaced] = useState(() => placed(cursorAt(start, 0)));
  const isNew = typing !== undefined && typing.entry === undefined;
  const rowNow = (row: number, id: number | undefined) => {
    const now = id === undefined && !isNew ? row : actions.rowOf(id);
    return Math.min(now < 0 ? row : now, rows - 1); // its entry may be gone
  };
  const now = { ...cursor, row: rowNow(cursor.row, entry), anchorRow: rowNow(cursor.anchorRow, anchor) };
  return [now, (next: Cursor) => setPlaced(placed(next))] as const;
}

type Position = Pick<Cursor, 'row' | 'column'>;

/** Scrolls a row into view below the headings. */
function showRow(grid: HTMLElement, row: number): void {
  const head = grid.querySelector<HTMLElement>('[data-head]')!;
  const room = grid.clientHeight - head.offsetHeight - ROW_HEIGHT;
  const top = row * ROW_HEIGHT;
  if (top < grid.scrollTop) grid.scrollTop = top;
  else if (room > 0 && top > grid.scrollTop + room) grid.scrollTop = top - room;
}

/** Scrolls a cell into view beside the row numbers. */
function showColumn(grid: HTMLElement, cell: HTMLElement): void {
  const numbers = grid.querySelector<HTMLElement>('[role=columnheader]')!.offsetWidth;
  const right = cell.offsetLeft + cell.offsetWidth - grid.clientWidth;
  if (right > grid.scrollLeft) grid.scrollLeft = right;
  if (cell.offsetLeft - numbers < grid.scrollLeft) grid.scrollLeft = cell.offsetLeft - numbers;
}

const activeCell = (grid: HTMLElement) => grid.querySelector<HTMLElement>('[data-active]');

/** Keeps the active cell focused and in view. @returns a function that takes the focus from a button above the grid */
function useFocus(grid: RefObject<HTMLDivElement | null>, { row, column }: Position, isEditing: boolean): () => void {
  const isWanted = useRef(false);
  useLayoutEffect(() => {
    showRow(grid.current!, row);
    const cell = activeCell(grid.current!);
    if (cell) showColumn(grid.current!, cell);
  }, [grid, row, column, isEditing]);
  // after every render: when another row replaces the active one, the focus is lost with it
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isHere = isWanted.current || activeElement === document.body || grid.current!.contains(activeElement);
    if (isHere && !isEditing) activeCell(grid.current!)?.focus({ preventScroll: true });
    isWanted.current = false;
  });
  return () => {
    isWanted.current = true;
  };
}

/** The state of a sheet, shared by keys, pointer, clipboard and buttons. */
export function useGridState(input: GridInput) {
  const { actions, grid, count, page } = input;
  const extent = extentOf(count, page);
  const [typing, setTyping] = useState<Typing>();
  const [cursor, setCursor] = useCursor(input, extent, typing);
  const isThere = actions.idAt(cursor.row) === typing?.entry;
  if (typing && !isThere) setTyping(undefined); // the row was removed
  const editing = isThere ? typing : undefined;
  const takeFocus = useFocus(grid, cursor, editing !== undefined);
  return { ...input, extent, cursor, range: rangeOf(cursor), setCursor, editing, setTyping, takeFocus };
}

export type GridState = ReturnType<typeof useGridState>;
