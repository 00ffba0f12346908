import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { COLUMNS } from '../cells/columns.ts';
import type { Range } from '../rows.ts';
import { MOST_ROWS, type SheetActions } from '../use-sheet.ts';
import type { Leave } from './cell-editor.tsx';
import { type Cursor, cursorAfter, cursorAt, type Extent, movedTo, rangeOf } from './cursor.ts';
import { ROW_HEIGHT } from './grid-row.tsx';

export interface GridInput {
  grid: RefObject<HTMLDivElement | null>;
  /** Rows that there are, without the empty line at the end. */
  count: number;
  page: number;
  actions: SheetActions;
  /** Says what was done. */
  tell: (text: string) => void;
  /** Opens the library for a cell of a picture. */
  onPicture: (row: number) => void;
  start: number;
}

const STEPS: Record<Leave, [down: number, right: number]> = {
  down: [1, 0],
  up: [-1, 0],
  right: [0, 1],
  left: [0, -1],
  stay: [0, 0],
};

const NO_ROOM = `A list takes at most ${MOST_ROWS} projects: this is more.`;

const rowsText = ({ top, bottom }: Range) => (bottom > top ? `${bottom - top + 1} rows` : '1 row');

const extentOf = (count: number, page: number): Extent => ({
  rows: Math.min(count + 1, MOST_ROWS),
  columns: COLUMNS.length,
  page,
});

const kept = (cursor: Cursor, { rows }: Extent): Cursor => ({
  ...cursor,
  row: Math.min(cursor.row, rows - 1),
  anchorRow: Math.min(cursor.anchorRow, rows - 1),
});

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

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** The cursor of a sheet, and what keys, pointer and clipboard do to it. */
export function useGrid(input: GridInput) {
  const { grid, count, page, actions, tell } = input;
  const extent = extentOf(count, page);
  const [wanted, setCursor] = useState<Cursor>(() => cursorAt(input.start, 0));
  const [editing, setEditing] = useState<string>();
  const entry = useRef<number>(undefined); // the column in which a row was begun that is filled in with Tab
  const cursor = kept(wanted, extent); // Undo may have removed its row
  const range = rangeOf(cursor);
  const column = COLUMNS[cursor.column];
  const goTo = (row: number, at: number, extend = false) => setCursor(movedTo(cursor, row, at, extent, extend));
  const takeFocus = useFocus(grid, cursor, editing);

  const edit = (text = actions.textAt(cursor.row, cursor.column)) => {
    if (column.kind === 'picture' && text === actions.textAt(cursor.row, cursor.column)) input.onPicture(cursor.row);
    else setEditing(text);
  };
  const commit = (text: string, leave: Leave) => {
    setEditing(undefined);
    if (text !== actions.textAt(cursor.row, cursor.column)) actions.write(cursor.row, cursor.column, text);
    const [down, right] = STEPS[leave];
    if (leave === 'right') entry.current ??= cursor.column;
    const back = leave === 'down' ? entry.current : undefined;
    if (leave === 'down') entry.current = undefined;
    if (leave === 'stay') return;
    setCursor(movedTo(cursor, cursor.row + down, back ?? cursor.column + right, extentOf(actions.count(), page)));
  };

  const insert = () => {
    if (count >= MOST_ROWS) return tell(NO_ROOM);
    actions.insert(range.top);
    takeFocus();
    setCursor(cursorAt(range.top, 0));
    tell('A row was inserted.');
  };
  const remove = () => {
    const bottom = Math.min(range.bottom, count - 1);
    if (bottom < range.top) return;
    actions.remove({ ...range, bottom });
    takeFocus();
    setCursor(cursorAt(range.top, cursor.column));
    tell(`${rowsText({ ...range, bottom })} deleted.`);
  };
  const move = (by: -1 | 1) => {
    if (range.bottom >= count || !actions.move(range, by)) return;
    setCursor({ ...cursor, row: cursor.row + by, anchorRow: cursor.anchorRow + by });
    tell(`Moved to row ${range.top + by + 1}.`);
  };
  const again = (isBack: boolean) =>
    tell(
      (isBack ? actions.undo() : actions.redo()) ? (isBack ? 'Undone.' : 'Done again.') : 'There is nothing to undo.',
    );
  const selectAll = () =>
    setCursor({ row: 0, column: 0, anchorRow: Math.max(0, count - 1), anchorColumn: COLUMNS.length - 1 });

  const withControl: Record<string, () => void> = {
    z: () => again(true),
    y: () => again(false),
    Z: () => again(false),
    a: selectAll,
    d: () => actions.fillDown(range),
    '+': insert,
    '=': insert,
    '-': remove,
  };
  const plain: Record<string, () => void> = {
    Enter: () => edit(),
    F2: () => edit(),
    Delete: () => actions.clear(range),
    Backspace: () => actions.clear(range),
  };
  const withAlt: Record<string, () => void> = { ArrowUp: () => move(-1), ArrowDown: () => move(1) };

  /** What a key does beside moving the cursor. */
  const commandOf = (event: KeyboardEvent): (() => void) | undefined => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey) return withControl[key];
    if (altKey) return withAlt[key];
    if (key === ' ' && shiftKey) return () => setCursor({ ...cursor, column: COLUMNS.length - 1, anchorColumn: 0 });
    if (key === ' ' && column.kind === 'switch') return () => toggle();
    if (key === 'Enter' && shiftKey) return () => goTo(cursor.row - 1, cursor.column);
    return isLetter(event) ? () => edit(key) : plain[key];
  };
  const toggle = () =>
    actions.write(cursor.row, cursor.column, actions.textAt(cursor.row, cursor.column) === 'yes' ? 'no' : 'yes');
  /** Tab goes from cell to cell, and out of the sheet at either end of a row. */
  const tabbed = ({ shiftKey }: KeyboardEvent): Cursor | undefined => {
    const at = cursor.column + (shiftKey ? -1 : 1);
    return at < 0 || at >= COLUMNS.length ? undefined : cursorAt(cursor.row, at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (editing !== undefined) return;
    const next = event.key === 'Tab' ? tabbed(event) : event.altKey ? undefined : cursorAfter(cursor, event, extent);
    const run = next ? () => setCursor(next) : commandOf(event);
    if (!run) return;
    event.preventDefault();
    run();
  };

  const select = ({ row, column: at }: Place, extend: boolean) => {
    if (at !== undefined) return goTo(row, at, extend);
    const anchorRow = extend ? cursor.anchorRow : row;
    setCursor({ row, column: COLUMNS.length - 1, anchorRow, anchorColumn: 0 });
  };
  const onPointerDown = (event: PointerEvent) => {
    const cell = cellAt(event.target);
    if (!cell || event.button !== 0 || event.target instanceof HTMLInputElement) return;
    if (editing !== undefined && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (event.pointerType !== 'touch') select(cell, event.shiftKey);
  };
  /** A finger also scrolls: a tap selects, and a second one edits. */
  const onClick = (event: MouseEvent) => {
    const { pointerType } = event.nativeEvent as unknown as globalThis.PointerEvent;
    const cell = pointerType === 'touch' ? cellAt(event.target) : undefined;
    if (!cell || editing !== undefined) return;
    if (cell.row === cursor.row && cell.column === cursor.column) edit();
    else select(cell, false);
  };
  const onPointerOver = (event: PointerEvent) => {
    const cell = event.buttons === 1 && event.pointerType === 'mouse' ? cellAt(event.target) : undefined;
    if (cell && editing === undefined) goTo(cell.row, cell.column ?? COLUMNS.length - 1, true);
  };

  const copy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData.setData('text/plain', actions.copy({ ...range, bottom: Math.min(range.bottom, count - 1) }));
    tell(`${rowsText(range)} copied.`);
  };
  const cut = (event: ClipboardEvent) => {
    copy(event);
    actions.clear(range);
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    if (text === '') return;
    const done = actions.paste(text, range);
    if (!done) return tell(NO_ROOM);
    setCursor({ row: done.top, column: done.left, anchorRow: done.bottom, anchorColumn: done.right });
    tell(`${rowsText(done)} pasted.`);
  };

  return {
    cursor,
    range,
    editing,
    commit,
    goTo: (row: number, at: number) => {
      takeFocus();
      setCursor(cursorAt(row, at));
    },
    cancel: () => setEditing(undefined),
    commands: { insert, remove, move, again, edit: () => edit() },
    handlers: {
      onKeyDown,
      onPointerDown,
      onPointerOver,
      onClick,
      onDoubleClick: () => editing === undefined && edit(),
      onCopy: copy,
      onCut: cut,
      onPaste: paste,
    },
  };
}

/** Scrolls a cell to where it is in sight, below the headings and beside the numbers of the rows. */
function bringIntoSight(element: HTMLElement, row: number, cell: HTMLElement | null): void {
  const head = element.querySelector<HTMLElement>('[data-head]')!;
  const room = element.clientHeight - head.offsetHeight - ROW_HEIGHT;
  const top = row * ROW_HEIGHT;
  if (top < element.scrollTop) element.scrollTop = top;
  else if (room > 0 && top > element.scrollTop + room) element.scrollTop = top - room;
  if (!cell) return;
  const numbers = element.querySelector<HTMLElement>('[role=columnheader]')!.offsetWidth;
  const right = cell.offsetLeft + cell.offsetWidth - element.clientWidth;
  if (right > element.scrollLeft) element.scrollLeft = right;
  if (cell.offsetLeft - numbers < element.scrollLeft) element.scrollLeft = cell.offsetLeft - numbers;
}

const activeCell = (element: HTMLElement) => element.querySelector<HTMLElement>('[data-active]');

/** The active cell has the focus, and is in sight. @returns what takes the focus from a button above the grid */
function useFocus(grid: RefObject<HTMLDivElement | null>, { row, column }: Cursor, editing: string | undefined) {
  const isWanted = useRef(false);
  useLayoutEffect(() => {
    bringIntoSight(grid.current!, row, activeCell(grid.current!));
  }, [grid, row, column, editing]);
  // every time: a row that takes the place of another one takes the focus with it
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isHere = isWanted.current || activeElement === document.body || grid.current!.contains(activeElement);
    if (isHere && editing === undefined) activeCell(grid.current!)?.focus({ preventScroll: true });
    isWanted.current = false;
  });
  return () => {
    isWanted.current = true;
  };
}
