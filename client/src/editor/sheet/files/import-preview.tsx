import { Button } from '#client/components/button/button.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { MOST_ROWS } from '../row-actions.ts';
import { rowsAt } from '../sheet-history.ts';
import styles from '../sheet.module.css';
import { withIds } from './checked-rows.ts';
import { Choice } from './choice.tsx';
import { ColumnMatching, DatesOfFile } from './column-matching.tsx';
import { Doubles } from './doubles.tsx';
import type { Table } from './read-file.ts';
import { RowsToMend } from './rows-to-mend.tsx';
import { type ImportTarget, type Preview, usePreview } from './use-preview.ts';

const projects = (count: number) => (count === 1 ? '1 project' : `${count} projects`);

interface ImportPreviewProps extends ImportTarget {
  table: Table;
}

/** What would be taken of a file: what keeps rows from it comes first. */
export function ImportPreview({ table, ...target }: ImportPreviewProps) {
  const preview = usePreview(table, target);
  const { rows, bad } = preview;
  return (
    <>
      <p role="status">
        {rows.length - bad.length} of {rows.length} can be taken{bad.length > 0 && `; ${bad.length} cannot`}.
      </p>
      {bad.length > 0 && <RowsToMend table={table} preview={preview} />}
      {preview.isAssumed && <DatesOfFile preview={preview} />}
      <ColumnMatching table={table} preview={preview} />
      {preview.doubles.length > 0 && <Doubles preview={preview} />}
      <Where preview={preview} />
      <Take preview={preview} {...target} />
    </>
  );
}

interface TakeProps extends ImportTarget {
  preview: Preview;
}

function Take({ preview: { taken, isReplacing }, spot, actions, onClose, onDone }: TakeProps) {
  const total = taken.length + (isReplacing ? 0 : rowsAt(spot).length);
  const take = () => {
    const { rows, unread } = withIds(taken, actions.ids(taken.length));
    actions.add(rows, unread, isReplacing);
    onDone(`${projects(taken.length)} imported. Undo takes them away again.`);
    onClose();
  };
  return (
    <>
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

function Where({ preview: { isReplacing, setReplacing } }: { preview: Preview }) {
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
