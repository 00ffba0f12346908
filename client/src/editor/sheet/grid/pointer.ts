import type { MouseEvent, PointerEvent } from 'react';
import { COLUMNS } from '../cells/columns.ts';
import { movedTo } from './cursor.ts';
import type { CellEditing } from './use-cell-editing.ts';
import type { GridState } from './use-grid-state.ts';

interface Place {
  row: number;
  /** None: the number of the row. */
  column?: number;
}

/** The cell that an event comes from. */
function cellAt(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  if (!cell) return undefined;
  const { row, column } = cell.dataset;
  return { row: Number(row), column: column === undefined ? undefined : Number(column) };
}

/** The number of a row selects it as a whole. */
function select({ cursor, extent, setCursor }: GridState, { row, column }: Place, extend: boolean): void {
  if (column !== undefined) return setCursor(movedTo(cursor, row, column, extent, extend));
  setCursor({ row, column: COLUMNS.length - 1, anchorRow: extend ? cursor.anchorRow : row, anchorColumn: 0 });
}

/** What mouse, pen and fingers do. */
export function pointerHandlers(state: GridState, { edit }: CellEditing) {
  const { cursor, editing } = state;
  return {
    onPointerDown: (event: PointerEvent) => {
      const cell = cellAt(event.target);
      if (!cell || event.button !== 0 || event.target instanceof HTMLInputElement) return;
      if (editing !== undefined && document.activeElement instanceof HTMLElement) document.activeElement.blur();
      if (event.pointerType !== 'touch') select(state, cell, event.shiftKey);
    },
    /** A finger also scrolls: a tap selects, and a second one edits. */
    onClick: (event: MouseEvent) => {
      const { pointerType } = event.nativeEvent as unknown as globalThis.PointerEvent;
      const cell = pointerType === 'touch' ? cellAt(event.target) : undefined;
      if (!cell || editing !== undefined) return;
      if (cell.row === cursor.row && cell.column === cursor.column) edit();
      else select(state, cell, false);
    },
    onPointerOver: (event: PointerEvent) => {
      const cell = event.buttons === 1 && event.pointerType === 'mouse' ? cellAt(event.target) : undefined;
      if (!cell || editing !== undefined) return;
      select(state, { row: cell.row, column: cell.column ?? COLUMNS.length - 1 }, true);
    },
    onDoubleClick: () => {
      if (editing === undefined) edit();
    },
  };
}
