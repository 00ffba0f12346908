import type { KeyboardEvent } from 'react';
import { COLUMNS } from '../cells/columns.ts';
import { type Cursor, cursorAfter, cursorAt, movedTo } from './cursor.ts';
import type { GridCommands } from './grid-commands.ts';
import type { CellEditing } from './use-cell-editing.ts';
import type { GridState } from './use-grid-state.ts';

type Commands = Record<string, () => void>;

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

const withControl = ({ actions, range }: GridState, commands: GridCommands): Commands => ({
  z: () => commands.again(true),
  y: () => commands.again(false),
  Z: () => commands.again(false),
  a: commands.selectAll,
  d: () => actions.fillDown(range),
  '+': commands.insert,
  '=': commands.insert,
  '-': commands.remove,
});

const withAlt = ({ move }: GridCommands): Commands => ({ ArrowUp: () => move(-1), ArrowDown: () => move(1) });

const withShift = ({ cursor, extent, setCursor }: GridState): Commands => ({
  ' ': () => setCursor({ ...cursor, column: COLUMNS.length - 1, anchorColumn: 0 }),
  Enter: () => setCursor(movedTo(cursor, cursor.row - 1, cursor.column, extent)),
});

const plain = ({ actions, cursor, range }: GridState, { edit, toggle }: CellEditing): Commands => ({
  Enter: () => edit(),
  F2: () => edit(),
  Delete: () => actions.clear(range),
  Backspace: () => actions.clear(range),
  ...(COLUMNS[cursor.column].kind === 'switch' && { ' ': toggle }),
});

/** Tab moves from cell to cell, and leaves the sheet at either end of a row. */
function tabbed({ row, column }: Cursor, { shiftKey }: KeyboardEvent): Cursor | undefined {
  const at = column + (shiftKey ? -1 : 1);
  return at < 0 || at >= COLUMNS.length ? undefined : cursorAt(row, at);
}

function cursorBy(event: KeyboardEvent, { cursor, extent }: GridState): Cursor | undefined {
  if (event.key === 'Tab') return tabbed(cursor, event);
  return event.altKey ? undefined : cursorAfter(cursor, event, extent);
}

/** Handles keys while no cell is being edited. */
export function keyHandler(state: GridState, commands: GridCommands, cell: CellEditing) {
  const commandOf = (event: KeyboardEvent): (() => void) | undefined => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey) return withControl(state, commands)[key];
    if (altKey) return withAlt(commands)[key];
    const special = (shiftKey && withShift(state)[key]) || plain(state, cell)[key];
    return special ?? (isLetter(event) ? () => cell.edit(key) : undefined);
  };
  return (event: KeyboardEvent) => {
    if (state.editing !== undefined) return;
    const next = cursorBy(event, state);
    const run = next ? () => state.setCursor(next) : commandOf(event);
    if (!run) return;
    event.preventDefault();
    run();
  };
}
