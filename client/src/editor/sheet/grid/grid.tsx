import { forwardRef, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { MAX_ROWS, type Project } from '#shared/content/documents/projects';
import { COLUMNS } from '../cells/columns.ts';
import type { SheetActions } from '../use-sheet.ts';
import { CellEditor } from './cell-editor.tsx';
import { GridRow, problemIn, ROW_HEIGHT } from './grid-row.tsx';
import { StatusLine, type ShowStatus, useStatusLine } from './status-line.tsx';
import { clipboardHandlers, gridCommands } from './grid-commands.ts';
import { keyHandler } from './keys.ts';
import { pointerHandlers } from './pointer.ts';
import { useCellEditing } from './use-cell-editing.ts';
import { type GridInput, useGridState } from './use-grid-state.ts';
import styles from './grid.module.css';

interface GridProps {
  label: string;
  rows: readonly Project[];
  invalid: Readonly<Record<string, string>>;
  actions: SheetActions;
  start: number;
  onPicture: (row: number) => void;
}

/** Extra rows rendered above and below those in view. */
const SPARE = 8;

const shownRows = () => Math.ceil(innerHeight / ROW_HEIGHT);

/** The range of rows to render. */
function useWindow(grid: RefObject<HTMLElement | null>, count: number) {
  const [first, setFirst] = useState(0);
  const [shown, setShown] = useState(shownRows);
  useEffect(() => {
    const measure = () => setShown(shownRows());
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  const page = Math.max(1, Math.floor(shown / 2));
  const onScroll = () => setFirst(Math.floor(grid.current!.scrollTop / ROW_HEIGHT));
  return { from: Math.max(0, first - SPARE), to: Math.min(count - 1, first + shown + SPARE), page, onScroll };
}

/** For the buttons above the grid. */
export interface GridHandle extends ReturnType<typeof useGrid> {
  showStatus: ShowStatus;
}

/** The rows of a list as a grid of cells (the ARIA grid pattern). Rows out of view are not in the DOM. */
export const Grid = forwardRef<GridHandle, GridProps>(function Grid(props, handle) {
  const { label, rows, invalid, actions, start, onPicture } = props;
  const ref = useRef<HTMLDivElement>(null);
  const { message, showStatus } = useStatusLine();
  const lines = Math.min(rows.length + 1, MAX_ROWS);
  const { from, to, page, onScroll } = useWindow(ref, lines);
  const grid = useGrid({ grid: ref, count: rows.length, page, actions, showStatus, onPicture, start });
  const { cursor, range, editing } = grid;
  useImperativeHandle(handle, () => ({ ...grid, showStatus }));
  const shown = shownLines(from, to, cursor.row);
  const problem = problemIn(rows[cursor.row], invalid, cursor.column);
  const editor = editing && (
    <CellEditor
      column={COLUMNS[editing.column]}
      text={editing.text}
      before={editing.before}
      onCommit={grid.commit}
      onCancel={grid.cancel}
    />
  );
  return (
    <>
      <div
        ref={ref}
        role="grid"
        aria-label={label}
        aria-rowcount={lines + 1}
        aria-colcount={COLUMNS.length + 1}
        aria-multiselectable
        className={styles.grid}
        onScroll={onScroll}
        {...grid.handlers}
      >
        <Headings />
        <div role="rowgroup" className={styles.body} style={{ height: lines * ROW_HEIGHT }}>
          {shown.map((index) => {
            const isWithin = index >= range.top && index <= range.bottom;
            const isActive = index === cursor.row;
            return (
              <GridRow
                key={rows[index]?.id ?? 'new'}
                index={index}
                row={rows[index]}
                invalid={invalid}
                from={isWithin ? range.left : undefined}
                to={isWithin ? range.right : undefined}
                active={isActive ? cursor.column : undefined}
                editor={isActive && editor ? editor : undefined}
              />
            );
          })}
        </div>
      </div>
      <StatusLine message={message} problem={problem} onTurn={grid.commands.turnDates} />
    </>
  );
});

/** The rows in view, and always the active one, because it has the focus. */
function shownLines(from: number, to: number, active: number): number[] {
  const lines = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return active < from ? [active, ...lines] : active > to ? [...lines, active] : lines;
}

function Headings() {
  return (
    <div role="rowgroup" className={styles.head} data-head>
      <div role="row" aria-rowindex={1} className={styles.headings}>
        <div role="columnheader" aria-colindex={1} className={styles.number}>
          #
        </div>
        {COLUMNS.map(({ key, title, kind, hint }, at) => (
          <div
            key={key}
            role="columnheader"
            aria-colindex={at + 2}
            title={hint}
            className={styles.heading}
            data-kind={kind}
          >
            {title}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The cursor of a sheet, with its key, pointer and clipboard handlers. */
function useGrid(input: GridInput) {
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
