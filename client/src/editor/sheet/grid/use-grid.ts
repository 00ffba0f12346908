import { clipboardHandlers } from './clipboard.ts';
import { gridCommands } from './grid-commands.ts';
import { keyHandler } from './keys.ts';
import { pointerHandlers } from './pointer.ts';
import { useCellEditing } from './use-cell-editing.ts';
import { type GridInput, useGridState } from './use-grid-state.ts';

/** The cursor of a sheet, and what keys, pointer and clipboard do to it. */
export function useGrid(input: GridInput) {
  const state = useGridState(input);
  const cell = useCellEditing(state);
  const commands = gridCommands(state);
  return {
    cursor: state.cursor,
    range: state.range,
    editing: state.editing,
    commit: cell.commit,
    cancel: cell.cancel,
    commands,
    handlers: {
      onKeyDown: keyHandler(state, commands, cell),
      ...pointerHandlers(state, cell),
      ...clipboardHandlers(state),
    },
  };
}
