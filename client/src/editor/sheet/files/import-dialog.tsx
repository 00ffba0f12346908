import { type ChangeEvent, useMemo, useState } from 'react';
import { Button } from '#client/components/button/button.tsx';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { FileField } from '#client/components/form/file-field.tsx';
import { SelectField } from '#client/components/form/controls.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { logFailure } from '#client/api/log.ts';
import type { Spot } from '../../drafts/change.ts';
import { COLUMNS } from '../cells/columns.ts';
import type { DateOrder } from '../cells/dates.ts';
import { MOST_ROWS } from '../row-actions.ts';
import { rowsAt } from '../sheet-history.ts';
import { LISTS, listSpot } from '../sheet-store.ts';
import styles from '../sheet.module.css';
import type { SheetActions } from '../use-sheet.ts';
import { checkRows, type CheckedRow, fileOrder, withIds } from './checked-rows.ts';
import { saveRows } from './export.ts';
import { findHeadings, type Headings, type Matching } from './match-columns.ts';
import { FileProblem, readTables, type Table } from './read-file.ts';

interface ImportDialogProps {
  open: boolean;
  period: string;
  spot: Spot;
  actions: SheetActions;
  onClose: () => void;
  /** Told in a sentence. */
  onDone: (text: string) => void;
}

/** Takes the rows of a file into a list, after a look at what is in it. */
export function ImportDialog({ open, ...rest }: ImportDialogProps) {
  return (
    <Dialog open={open} heading="Import a file" onClose={rest.onClose}>
      <Import {...rest} />
    </Dialog>
  );
}

const HINT =
  'A file of Excel (.xlsx) or CSV. The first row names the columns: Project, Location, Client, Cost and so on.';
const NOT_READ = 'The file cannot be read. Check your connection and try again.';

function useFile() {
  const [file, setFile] = useState<File>();
  const [tables, setTables] = useState<Table[]>([]);
  const [failure, setFailure] = useState<string>();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    setFile(chosen);
    setTables([]);
    setFailure(undefined);
    if (!chosen) return;
    try {
      setTables(await readTables(chosen));
    } catch (error) {
      logFailure('A file could not be read.', error);
      setFailure(error instanceof FileProblem ? error.message : NOT_READ);
    }
  };
  return { file, tables, failure, choose: (event: ChangeEvent<HTMLInputElement>) => void choose(event) };
}

function Import(props: Omit<ImportDialogProps, 'open'>) {
  const { file, tables, failure, choose } = useFile();
  const [at, setAt] = useState(0);
  const table = tables[at] ?? tables[0];
  return (
    <>
      <FileField
        label="File"
        hint={HINT}
        error={failure}
        accept=".xlsx,.csv,.tsv,.txt"
        chosen={file}
        onChange={choose}
      />
      {tables.length > 1 && (
        <SelectField label="Sheet of the file" value={at} onChange={({ target }) => setAt(Number(target.value))}>
          {tables.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {table && <Preview key={table.name} {...props} table={table} />}
    </>
  );
}

interface PreviewProps extends Omit<ImportDialogProps, 'open'> {
  table: Table;
}

function usePreview({ table, period }: PreviewProps) {
  const [headings, setHeadings] = useState<Headings>(() => findHeadings(table.rows));
  const found = useMemo(() => fileOrder(table, headings), [table, headings]);
  const [chosen, setOrder] = useState<DateOrder>();
  const order = chosen ?? found.order;
  const [isReplacing, setReplacing] = useState(false);
  const [takesBad, setTakesBad] = useState(false);
  const [takesDoubles, setTakesDoubles] = useState(true);
  const existing = useMemo(
    () => (isReplacing ? [] : LISTS.flatMap((list) => rowsAt(listSpot(period, list)))),
    [isReplacing, period],
  );
  const rows = useMemo(() => checkRows(table, headings, order, existing), [table, headings, order, existing]);
  const bad = rows.filter(({ reasons }) => reasons.length > 0);
  const doubles = rows.filter(({ isDouble }) => isDouble);
  const taken = rows.filter(
    ({ reasons, isDouble }) => (takesBad || reasons.length === 0) && (takesDoubles || !isDouble),
  );
  return {
    headings,
    match: (matching: Matching) => setHeadings({ ...headings, matching }),
    found,
    order,
    setOrder,
    isReplacing,
    setReplacing,
    takesBad,
    setTakesBad,
    takesDoubles,
    setTakesDoubles,
    rows,
    bad,
    doubles,
    taken,
  };
}

type PreviewState = ReturnType<typeof usePreview>;

function Preview(props: PreviewProps) {
  const { table, spot, actions, onClose, onDone } = props;
  const preview = usePreview(props);
  const { rows, bad, taken, isReplacing } = preview;
  const total = taken.length + (isReplacing ? 0 : rowsAt(spot).length);
  const take = () => {
    const { rows: added, unread } = withIds(taken, actions.ids(taken.length));
    actions.add(added, unread, isReplacing);
    onDone(`${projects(taken.length)} imported. Undo takes them away again.`);
    onClose();
  };
  return (
    <>
      <Matches table={table} preview={preview} />
      <p role="status">
        {rows.length - bad.length} of {rows.length} can be taken{bad.length > 0 && `; ${bad.length} cannot`}.
      </p>
      {bad.length > 0 && <BadRows table={table} preview={preview} />}
      {preview.doubles.length > 0 && <Doubles preview={preview} />}
      <Where preview={preview} />
      {total > MOST_ROWS && (
        <Alert>
          A list takes at most {MOST_ROWS} projects, and this would make {total}.
        </Alert>
      )}
      <div className={styles.foot}>
        <Button disabled={taken.length === 0 || total > MOST_ROWS} onClick={take}>
          Import {projects(taken.length)}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </>
  );
}

const projects = (count: number) => (count === 1 ? '1 project' : `${count} projects`);

const NOT_TAKEN = '';
const ORDERS: DateOrder[] = ['month first', 'day first'];

/** Which column of the file is which of the sheet. */
function Matches({ table, preview }: { table: Table; preview: PreviewState }) {
  const { headings, found, order } = preview;
  const names = headings.row < 0 ? [] : table.rows[headings.row];
  const choose = (at: number, key: string) =>
    preview.match(
      headings.matching.map((old, index) =>
        index === at ? ((key || undefined) as Matching[number]) : old === key ? undefined : old,
      ),
    );
  return (
    <fieldset className={styles.choices}>
      <legend>Columns of the file</legend>
      <div className={styles.matching}>
        {headings.matching.map((key, at) => (
          <SelectField
            key={at}
            label={names[at]?.trim() || `Column ${at + 1}`}
            value={key ?? NOT_TAKEN}
            onChange={({ target }) => choose(at, target.value)}
          >
            <option value={NOT_TAKEN}>Leave out</option>
            {COLUMNS.map((column) => (
              <option key={column.key} value={column.key}>
                {column.title}
              </option>
            ))}
          </SelectField>
        ))}
        {found.isAssumed && (
          <SelectField
            label="5/3/2026 means"
            hint="The dates of this file can be read in both ways."
            value={order}
            onChange={({ target }) => preview.setOrder(target.value as DateOrder)}
          >
            {ORDERS.map((one) => (
              <option key={one} value={one}>
                {one === 'month first' ? 'May 3, 2026' : '5 March 2026'}
              </option>
            ))}
          </SelectField>
        )}
      </div>
    </fieldset>
  );
}

/** So many are named; all are in the file that can be saved. */
const MOST_NAMED = 100;

function BadRows({ table, preview }: { table: Table; preview: PreviewState }) {
  const { bad, headings, takesBad, setTakesBad } = preview;
  const save = () => {
    const names = headings.row < 0 ? [] : [['Row', 'Reason', ...table.rows[headings.row]]];
    saveRows('rows-to-mend', [
      ...names,
      ...bad.map(({ number, reasons, texts }) => [number, reasons.join(' '), ...texts]),
    ]);
  };
  return (
    <section>
      <h3>Rows with something wrong</h3>
      <ul className={styles.bad} tabIndex={0} aria-label="Rows with something wrong">
        {bad.slice(0, MOST_NAMED).map(({ number, reasons }) => (
          <li key={number}>
            Row {number}: {reasons.join(' ')}
          </li>
        ))}
        {bad.length > MOST_NAMED && <li>And {bad.length - MOST_NAMED} more.</li>}
      </ul>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">What becomes of them</legend>
        <Choice name="bad" label="Leave them out" checked={!takesBad} onChoose={() => setTakesBad(false)} />
        <Choice
          name="bad"
          label="Take them as they are, to be mended in the sheet before it is published"
          checked={takesBad}
          onChoose={() => setTakesBad(true)}
        />
      </fieldset>
      <Button variant="quiet" onClick={save}>
        Save these rows as CSV
      </Button>
    </section>
  );
}

const nameOf = ({ number, project: { project, location } }: CheckedRow) =>
  `Row ${number}: “${project}”${location ? `, ${location}` : ''}`;

/** So many are named of those that are there already. */
const FEW_NAMED = 20;

function Doubles({ preview }: { preview: PreviewState }) {
  const { doubles, takesDoubles, setTakesDoubles } = preview;
  return (
    <section>
      <h3>Rows that are there already, with the same project and location</h3>
      <ul className={styles.bad} tabIndex={0} aria-label="Rows that are there already">
        {doubles.slice(0, FEW_NAMED).map((row) => (
          <li key={row.number}>{nameOf(row)}</li>
        ))}
        {doubles.length > FEW_NAMED && <li>And {doubles.length - FEW_NAMED} more.</li>}
      </ul>
      <div className={styles.choices}>
        <label>
          <input type="checkbox" checked={!takesDoubles} onChange={({ target }) => setTakesDoubles(!target.checked)} />
          Leave them out
        </label>
      </div>
    </section>
  );
}

function Where({ preview: { isReplacing, setReplacing } }: { preview: PreviewState }) {
  return (
    <fieldset className={styles.choices}>
      <legend>Where the projects go</legend>
      <Choice name="where" label="To the end of the list" checked={!isReplacing} onChoose={() => setReplacing(false)} />
      <Choice
        name="where"
        label="In the place of all that is in the list"
        checked={isReplacing}
        onChoose={() => setReplacing(true)}
      />
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
}

function Choice({ name, label, checked, onChoose }: ChoiceProps) {
  return (
    <label>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      {label}
    </label>
  );
}
