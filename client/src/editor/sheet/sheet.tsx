import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { usePanel } from '../panel/panel-store.ts';
import { Saving } from '../panel/saving-state.tsx';
import { Grid, type GridHandle } from './grid/grid.tsx';
import { ImportDialog } from './files/import-dialog.tsx';
import { saveCsv, saveXlsx } from './files/export.ts';
import { PictureCell } from './cells/picture-cell.tsx';
import { RowForm } from './row-form.tsx';
import { rowsAt } from './sheet-history.ts';
import { type List, LISTS, listSpot } from './sheet-store.ts';
import styles from './sheet.module.css';
import { sheetActions, useSheetRows } from './use-sheet.ts';

const LIST_NAMES: Record<List, string> = { completed: 'Completed', subcontracted: 'Subcontracted' };

interface SheetProps {
  period: string;
  list: List;
  row?: number;
  onClose: () => void;
}

/** The projects of a period as a spreadsheet that fills the window. */
export function Sheet({ period, list, row = 0, onClose }: SheetProps) {
  const [shown, show] = useState(list);
  useEffect(() => {
    usePanel.setState({ covered: true });
    // the dialog has focused its first button
    document.querySelector<HTMLElement>('[role=grid] [data-active]')?.focus();
    return () => usePanel.setState({ covered: false });
  }, []);
  return (
    <Dialog open heading={`Projects ${period}`} onClose={onClose} className={styles.sheet}>
      <ListSheet key={shown} period={period} list={shown} row={row} onList={show} />
    </Dialog>
  );
}

type ListSheetProps = Pick<SheetProps, 'period' | 'list' | 'row'> & { onList: (list: List) => void };

function ListSheet({ period, list, row, onList }: ListSheetProps) {
  const spot = useMemo(() => listSpot(period, list), [period, list]);
  const actions = useMemo(() => sheetActions(period, spot), [period, spot]);
  const sheet = useSheetRows(spot);
  const grid = useRef<GridHandle>(null);
  const [picture, setPicture] = useState<number>();
  const [form, setForm] = useState<number>();
  const [isImporting, setImporting] = useState(false);
  const number = form === undefined ? -1 : sheet.rows.findIndex(({ id }) => id === form);
  return (
    <>
      <div className={styles.bar} role="toolbar" aria-label="Sheet">
        <Lists period={period} list={list} onList={onList} />
        <RowButtons grid={grid} {...sheet} onForm={(at) => setForm(actions.idAt(at))} />
        <hr />
        <Button variant="quiet" onClick={() => setImporting(true)}>
          Import a file
        </Button>
        <Button variant="quiet" onClick={() => void saveCsv(period, list, sheet.rows)}>
          Download CSV
        </Button>
        <Button variant="quiet" onClick={() => void saveXlsx(period)}>
          Download Excel
        </Button>
        <NextProblem cells={sheet.problems} grid={grid} />
        <Saving />
      </div>
      <Grid
        ref={grid}
        label={`${LIST_NAMES[list]} projects ${period}`}
        rows={sheet.rows}
        invalid={sheet.invalid}
        actions={actions}
        start={row ?? 0}
        onPicture={(at) => setPicture(actions.idAt(at))}
      />
      <PictureCell spot={spot} entry={picture} onClose={() => setPicture(undefined)} />
      <RowForm list={spot} row={sheet.rows[number]} number={number + 1} onClose={() => setForm(undefined)} />
      <ImportDialog
        open={isImporting}
        period={period}
        spot={spot}
        actions={actions}
        onClose={() => setImporting(false)}
        onDone={(text) => grid.current?.showStatus(text)}
      />
    </>
  );
}

function Lists({ period, list, onList }: Pick<ListSheetProps, 'period' | 'list' | 'onList'>) {
  return LISTS.map((name) => (
    <Button key={name} variant="quiet" aria-pressed={name === list} onClick={() => onList(name)}>
      {LIST_NAMES[name]} ({rowsAt(listSpot(period, name)).length})
    </Button>
  ));
}

interface RowButtonsProps {
  grid: { current: GridHandle | null };
  rows: ReturnType<typeof useSheetRows>['rows'];
  canUndo: boolean;
  canRedo: boolean;
  onForm: (row: number) => void;
}

function RowButtons({ grid, rows, canUndo, canRedo, onForm }: RowButtonsProps) {
  const run = (command: (handle: GridHandle) => void) => () => grid.current && command(grid.current);
  const tool = (name: string, keys: string, command: (handle: GridHandle) => void, disabled = false) => (
    <Button key={name} variant="quiet" title={`${name} (${keys})`} disabled={disabled} onClick={run(command)}>
      {name}
    </Button>
  );
  return (
    <>
      <hr />
      {tool('Undo', 'Ctrl+Z', ({ commands }) => commands.again(true), !canUndo)}
      {tool('Redo', 'Ctrl+Shift+Z', ({ commands }) => commands.again(false), !canRedo)}
      <hr />
      {tool('Insert a row', 'Ctrl++', ({ commands }) => commands.insert())}
      {tool('Delete rows', 'Ctrl+-', ({ commands }) => commands.remove(), rows.length === 0)}
      {tool('Move up', 'Alt+↑', ({ commands }) => commands.move(-1))}
      {tool('Move down', 'Alt+↓', ({ commands }) => commands.move(1))}
      {tool('Edit as a form', 'the whole row', ({ cursor }) => onForm(cursor.row), rows.length === 0)}
    </>
  );
}

/** The number of invalid cells, with a button to the next one. */
function NextProblem({
  cells,
  grid,
}: {
  cells: { row: number; column: number }[];
  grid: { current: GridHandle | null };
}) {
  if (cells.length === 0) return null;
  const go = () => {
    const { row = 0, column = 0 } = grid.current?.cursor ?? {};
    const next = cells.find((cell) => cell.row > row || (cell.row === row && cell.column > column)) ?? cells[0];
    grid.current?.commands.goTo(next.row, next.column);
  };
  return (
    <Button variant="danger" onClick={go}>
      Next invalid cell ({cells.length})
    </Button>
  );
}
