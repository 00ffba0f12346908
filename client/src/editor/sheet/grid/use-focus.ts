import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Cursor } from './cursor.ts';
import { ROW_HEIGHT } from './grid-row.tsx';

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
export function useFocus(
  grid: RefObject<HTMLDivElement | null>,
  { row, column }: Position,
  isEditing: boolean,
): () => void {
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
