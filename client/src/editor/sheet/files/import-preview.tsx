import { MAX_ROWS } from '#shared/content/documents/projects';
import { Button } from '#client/components/button/button.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { SelectField } from '#client/components/form/controls.tsx';
import { rowsAt } from '../sheet-history.ts';
import type { List } from '../sheet-store.ts';
import { useKinds } from '../../fields/kinds.ts';
import { mostRowsOf, type PeriodRows, takeByPeriod } from './by-period.ts';
import { type CheckedRow, withIds } from './checked-rows.ts';
import { ColumnMatching, DatesOfFile } from './column-matching.tsx';
import type { Table } from './read-file.ts';
import { Choice, InvalidRows } from './invalid-rows.tsx';
import { type ImportTarget, type Preview, usePreview } from './use-preview.ts';
import styles from '../sheet.module.css';

const nameOf = ({ number, project: { project, location } }: CheckedRow) =>
  `Row ${number}: “${project}”${location ? `, ${location}` : ''}`;

/** The most rows that are listed. */
const MAX_LISTED = 20;

/** Rows of a file that exist already. */
function Doubles({ preview }: { preview: Preview }) {
  const { doubles, takesDoubles, setTakesDoubles } = preview;
  return (
    <section>
      <h3>Duplicate rows, with the same project and location</h3>
      <ul className={styles.bad} tabIndex={0} aria-label="Duplicate rows">
        {doubles.slice(0, MAX_LISTED).map((row) => (
          <li key={row.number}>{nameOf(row)}</li>
        ))}
        {doubles.length > MAX_LISTED && <li>And {doubles.length - MAX_LISTED} more.</li>}
      </ul>
      <div className={styles.choices}>
        <label>
          <input type="checkbox" checked={!takesDoubles} onChange={({ target }) => setTakesDoubles(!target.checked)} />
          Skip duplicate rows
        </label>
      </div>
    </section>
  );
}

const AS_WRITTEN = '';

/** Kinds of work that no project has yet: adds each to the list, or replaces it with an existing one. */
function NewKinds({ preview: { newKinds, kinds, setKind } }: { preview: Preview }) {
  const known = useKinds();
  return (
    <section>
      <h3>New types of work</h3>
      <div className={styles.matching}>
        {newKinds.map((kind) => (
          <SelectField
            key={kind}
            label={kind}
            required={false}
            value={kinds[kind] ?? AS_WRITTEN}
            onChange={({ target }) => setKind(kind, target.value)}
          >
            <option value={AS_WRITTEN}>Add “{kind}” to the list</option>
            {known.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </section>
  );
}

const projects = (count: number) => (count === 1 ? '1 project' : `${count} projects`);

interface ImportPreviewProps extends ImportTarget {
  table: Table;
}

/** Previews an import; problems come first. */
export function ImportPreview({ table, ...target }: ImportPreviewProps) {
  const preview = usePreview(table, target);
  const { rows, bad } = preview;
  return (
    <>
      <p role="status">
        {rows.length - bad.length} of {rows.length} rows can be imported{bad.length > 0 && `; ${bad.length} cannot`}.
      </p>
      {bad.length > 0 && <InvalidRows table={table} preview={preview} />}
      {preview.isAssumed && <DatesOfFile preview={preview} />}
      <ColumnMatching table={table} preview={preview} />
      {preview.newKinds.length > 0 && <NewKinds preview={preview} />}
      {preview.doubles.length > 0 && <Doubles preview={preview} />}
      <Where preview={preview} period={target.period} />
      <ImportActions preview={preview} {...target} />
    </>
  );
}

interface ImportActionsProps extends ImportTarget {
  preview: Preview;
}

function ImportActions({ preview, spot, period, actions, onClose, onDone }: ImportActionsProps) {
  const { taken, isReplacing, where, groups } = preview;
  const list = spot.path.at(-1) as List;
  const inList = taken.length + (isReplacing ? 0 : rowsAt(spot).length);
  const total = where === 'periods' ? mostRowsOf(groups, list) : inList;
  const take = () => {
    if (where === 'periods') takeByPeriod(groups, list, period);
    else {
      const { rows, invalid } = withIds(taken, actions.ids(taken.length));
      actions.add(rows, invalid, isReplacing);
      onDone(`${projects(taken.length)} imported. Undo brings back the list as it was.`);
    }
    onClose();
  };
  return (
    <>
      {total > MAX_ROWS && (
        <Alert>
          A list can have at most {MAX_ROWS} projects. With this import it would have {total}.
        </Alert>
      )}
      <div className={styles.foot}>
        <Button disabled={taken.length === 0 || total > MAX_ROWS} onClick={take}>
          Import {projects(taken.length)}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </>
  );
}

const groupText = ({ period, isNew, rows }: PeriodRows) =>
  `${rows.length} to ${period}${isNew ? ', a new period' : ''}`;

/** Offers the periods of completion if rows belong to other periods. */
function Where({ preview: { where, setWhere, groups }, period }: { preview: Preview; period: string }) {
  const choice = (value: Preview['where'], label: string) => (
    <Choice name="where" label={label} checked={where === value} onChoose={() => setWhere(value)} />
  );
  const isOfOthers = groups.some((group) => group.period !== period);
  const undated = groups.flatMap(({ rows }) => rows).filter(({ project }) => !project.completedOn).length;
  return (
    <fieldset className={styles.choices}>
      <legend>Destination</legend>
      {choice('end', 'Add to the end of the list')}
      {choice('instead', 'Replace the list')}
      {(isOfOthers || where === 'periods') && (
        <>
          {choice('periods', 'Add to the periods of their completion dates')}
          <p>
            {groups.map(groupText).join('; ')}
            {undated > 0 && ` (${undated} without a date stay in ${period})`}.
          </p>
        </>
      )}
    </fieldset>
  );
}
