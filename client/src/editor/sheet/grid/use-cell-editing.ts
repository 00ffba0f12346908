import { useRef } from 'react';
import { COLUMNS } from '../cells/columns.ts';
import type { Leave } from './cell-editor.tsx';
import { movedTo } from './cursor.ts';
import { extentOf, type GridState } from './use-grid-state.ts';

const STEPS: Record<Leave, [down: number, right: number]> = {
  down: [1, 0],
  up: [-1, 0],
  right: [0, 1],
  left: [0, -1],
  stay: [0, 0],
};

/** Enter goes back to the column in which a row was begun that is filled in with Tab. */
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

/** What begins and ends the typing in the active cell. */
export function useCellEditing(state: GridState) {
  const { actions, cursor, page, setCursor, setEditing } = state;
  const returnTo = useReturn();
  const text = () => actions.textAt(cursor.row, cursor.column);
  const isPicture = COLUMNS[cursor.column].kind === 'picture';
  const write = (typed: string) => {
    const dates = actions.write(cursor.row, cursor.column, typed);
    if (dates) state.tell('', dates);
  };
  const commit = (typed: string, leave: Leave) => {
    setEditing(undefined);
    if (typed !== text()) write(typed);
    const [down, right] = STEPS[leave];
    const back = returnTo(leave, cursor.column);
    if (leave === 'stay') return;
    setCursor(movedTo(cursor, cursor.row + down, back ?? cursor.column + right, extentOf(actions.count(), page)));
  };
  return {
    /** With the text that is there, or with the letter that was typed on the cell. */
    edit: (letter?: string) => {
      const begun = letter ?? text();
      if (isPicture && begun === text()) state.onPicture(cursor.row);
      else setEditing(begun);
    },
    commit,
    cancel: () => setEditing(undefined),
    toggle: () => write(text() === 'yes' ? 'no' : 'yes'),
  };
}

export type CellEditing = ReturnType<typeof useCellEditing>;
