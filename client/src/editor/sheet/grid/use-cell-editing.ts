import { useRef } from 'react';
import { MAX_ROWS } from '#shared/content/documents/projects';
import { COLUMNS } from '../cells/columns.ts';
import type { Leave } from './cell-editor.tsx';
import { movedTo } from './cursor.ts';
import { extentOf, type GridState, NO_ROOM } from './use-grid-state.ts';

const STEPS: Record<Leave, [down: number, right: number]> = {
  down: [1, 0],
  up: [-1, 0],
  right: [0, 1],
  left: [0, -1],
  stay: [0, 0],
};

/** After a row was filled in with Tab, Enter returns to the column where it was started. */
function useReturn() {
  const begun = useRef<number>(undefined);
  return (leave: Leave, column: number): number | undefined => {
    if (leave === 'right') begun.current ??= column;
    if (leave !== 'down') return undefined;
    const back = begun.current;
    begun.current = undefined;
    return back;
  };
}

const goneText = (typed: string) => `“${typed}” was not saved: somebody deleted the row while you were typing.`;

/** Starts and ends editing of the active cell. */
export function useCellEditing(state: GridState) {
  const { actions, cursor, editing, page, setCursor, setTyping } = state;
  const returnTo = useReturn();
  const text = () => actions.textAt(cursor.row, cursor.column);
  const isPicture = COLUMNS[cursor.column].kind === 'picture';
  const write = (row: number, column: number, typed: string) => {
    if (row < 0) return state.showStatus(goneText(typed));
    if (row >= MAX_ROWS) return state.showStatus(NO_ROOM);
    const dates = actions.write(row, column, typed);
    state.showStatus(actions.problemAt(row, column) ?? '', dates);
  };
  const commit = (typed: string, leave: Leave) => {
    setTyping(undefined);
    if (!editing) return;
    const { before, column, entry } = editing;
    const row = actions.rowOf(entry);
    if (typed !== before) write(row, column, typed);
    const [down, right] = STEPS[leave];
    const back = returnTo(leave, column);
    if (row >= 0) setCursor(movedTo(cursor, row + down, back ?? column + right, extentOf(actions.count(), page)));
  };
  return {
    /** Starts with the cell's text, or with the letter typed on the cell. */
    edit: (letter?: string) => {
      const begun = letter ?? text();
      if (isPicture && begun === text()) state.onPicture(cursor.row);
      else setTyping({ text: begun, before: text(), entry: actions.idAt(cursor.row), column: cursor.column });
    },
    commit,
    cancel: () => setTyping(undefined),
    toggle: () => write(cursor.row, cursor.column, text() === 'yes' ? 'no' : 'yes'),
  };
}

export type CellEditing = ReturnType<typeof useCellEditing>;
