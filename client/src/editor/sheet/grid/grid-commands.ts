import type { ClipboardEvent } from 'react';
import { MAX_ROWS } from '#shared/content/documents/projects';
import { COLUMNS } from '../cells/columns.ts';
import type { AssumedDates } from '../read-dates.ts';
import type { Range } from '../rows.ts';
import { cursorAt } from './cursor.ts';
import { type GridState, NO_ROOM } from './use-grid-state.ts';

const rowsText = ({ top, bottom }: Range) => (bottom > top ? `${bottom - top + 1} rows` : '1 row');

/** Commands of buttons and keys: for whole rows, Undo and Redo, and the selection. */
export function gridCommands({ actions, count, cursor, range, setCursor, takeFocus, showStatus }: GridState) {
  const goTo = (row: number, column: number) => {
    takeFocus();
    setCursor(cursorAt(row, column));
  };
  const insert = () => {
    if (count >= MAX_ROWS) return showStatus(NO_ROOM);
    actions.insert(range.top);
    goTo(range.top, 0);
    showStatus('A row was inserted.');
  };
  const remove = () => {
    const there = { ...range, bottom: Math.min(range.bottom, count - 1) };
    if (there.bottom < there.top) return;
    actions.remove(there);
    goTo(range.top, cursor.column);
    showStatus(`${rowsText(there)} deleted.`);
  };
  const move = (by: -1 | 1) => {
    if (range.bottom >= count || !actions.move(range, by)) return;
    setCursor({ ...cursor, row: cursor.row + by, anchorRow: cursor.anchorRow + by });
    showStatus(`Moved to row ${range.top + by + 1}.`);
  };
  const again = (isBack: boolean) => {
    const changed = isBack ? actions.undo() : actions.redo();
    takeFocus(); // the button may be disabled now
    if (changed?.row !== undefined) setCursor(cursorAt(changed.row, cursor.column));
    showStatus(changed ? (isBack ? 'Undone.' : 'Redone.') : `There is nothing to ${isBack ? 'undo' : 'redo'}.`);
  };
  const turnDates = (dates: AssumedDates) => {
    const turned = actions.turnDates(dates);
    takeFocus();
    showStatus(turned ? '' : 'These dates have been changed since.', turned);
  };
  const selectAll = () =>
    setCursor({ row: 0, column: 0, anchorRow: Math.max(0, count - 1), anchorColumn: COLUMNS.length - 1 });
  return { goTo, insert, remove, move, again, turnDates, selectAll };
}

export type GridCommands = ReturnType<typeof gridCommands>;

function pastedText({ place, leftOut }: NonNullable<ReturnType<GridState['actions']['paste']>>): string {
  const byHeadings = leftOut ? ' by their headings' : '';
  const names = (leftOut ?? []).map((heading) => `“${heading.trim()}”`).join(', ');
  const without = names && ` These columns were left out: ${names}.`;
  return `${rowsText(place)} pasted${byHeadings}.${without}`;
}

export function clipboardHandlers({ actions, count, range, setCursor, showStatus }: GridState) {
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    const filled = { ...range, bottom: Math.min(range.bottom, count - 1) };
    if (filled.bottom < filled.top) return; // the empty line at the end
    event.clipboardData.setData('text/plain', actions.copy(filled));
    showStatus(`${rowsText(filled)} copied.`);
  };
  const onCut = (event: ClipboardEvent) => {
    onCopy(event);
    actions.clear(range);
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    if (text === '') return;
    const done = actions.paste(text, range);
    if (!done) return showStatus(NO_ROOM);
    const { top, bottom, left, right } = done.place;
    setCursor({ row: top, column: left, anchorRow: bottom, anchorColumn: right });
    showStatus(pastedText(done), done.dates);
  };
  return { onCopy, onCut, onPaste };
}
