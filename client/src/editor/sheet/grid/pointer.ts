import type { MouseEvent, PointerEvent } from 'react';
import { COLUMNS } from '../cells/columns.ts';
import { movedTo } from './cursor.ts';
import type { CellEditing } from './use-cell-editing.ts';
import type { GridState } from './use-grid-state.ts';

interface Place {
  row: number;
  /** Undefined for the row's number. */
  column?: number;
}

/** The cell that an event comes from. */
function cellAt(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  if (!cell) return undefined;
  const { row, column } = cell.dataset;
  return { row: Number(row), column: column === undefined ? undefined : Number(column) };
}

/** A row's number selects the whole row. */
function select({ cursor, extent, setCursor }: GridState, { row, column }: Place, extend: boolean): void {
  if (column !== undefined) return setCursor(movedTo(cursor, row, column, extent, extend));
  setCursor({ row, column: COLUMNS.length - 1, anchorRow: extend ? cursor.anchorRow : row, anchorColumn: 0 });
}

export function pointerHandlers(state: GridState, { edit }: CellEditing) {
  const { cursor, editing } = state;
  return {
    onPointerDown: (event: PointerEvent) => {
      const cell = cellAt(event.target);
      if (!cell || event.button !== 0 || event.target instanceof HTMLInputElement) return;
      if (editing !== undefined && document.activeElement instanceof HTMLElement) document.activeElement.blur();
      if (event.pointerType !== 'touch') select(state, cell, event.shiftKey);
    },
    /** Touch also scrolls, so the selection waits for a tap; a second tap on the cell edits it. */
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
