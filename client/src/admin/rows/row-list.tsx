import { useId } from 'react';
import { Button } from '#client/components/button/button.tsx';
import { ListOr } from '#client/components/list-or/list-or.tsx';
import { useAdminDrafts } from '#client/stores/admin/admin-drafts.ts';
import type { Rows } from '#client/stores/rows.ts';
import { Alert } from '#client/components/form/alert.tsx';
import { useAttempt } from '../hooks/use-attempt.ts';
import styles from '../admin-dashboard-page.module.css';
import { RowForm } from './row-form.tsx';
import { draftKeyOf, type RowKind } from './row-kind.ts';
import { editId, type RowActions, rowId, useRowActions } from './use-row-actions.ts';

interface RowViewProps<Row, Input> {
  row: Row;
  kind: RowKind<Row, Input>;
  editId: string;
  /** Whether it has unsaved changes, left when another row was opened for editing. */
  hasDraft: boolean;
  onEdit: () => void;
  onDelete: () => Promise<void>;
}

function RowView<Row, Input>({ row, kind, editId, hasDraft, onEdit, onDelete }: RowViewProps<Row, Input>) {
  const nameId = useId();
  const { attempt, busy, failure } = useAttempt(kind.texts.deleteFailed, kind.report);
  const tool = useAttempt(kind.texts.updateFailed, kind.report);
  return (
    <>
      <div className={styles.row}>
        <div className={styles.facts}>
          <h3 id={nameId} className={styles.name}>
            {kind.nameOf(row)}
          </h3>
          {kind.details(row)}
          {hasDraft && <p className={styles.draft}>Unsaved changes. Select Edit to continue.</p>}
        </div>
        <div className={styles.actions}>
          {kind.tools?.map(({ label, run }) => (
            <Button
              key={label}
              variant="quiet"
              busy={tool.busy}
              aria-describedby={nameId}
              onClick={() => tool.attempt(async () => run(row))}
            >
              {label}
            </Button>
          ))}
          <Button variant="quiet" id={editId} aria-describedby={nameId} onClick={onEdit}>
            Edit
          </Button>
          <Button variant="danger" busy={busy} aria-describedby={nameId} onClick={() => attempt(onDelete)}>
            Delete
          </Button>
        </div>
      </div>
      {(failure ?? tool.failure) && <Alert>{failure ?? tool.failure}</Alert>}
    </>
  );
}

interface EditableRowProps<Row, Input> {
  row: Row;
  kind: RowKind<Row, Input>;
  actions: RowActions<Row, Input>;
}

function EditableRow<Row extends Input & { _id: string }, Input extends object>(props: EditableRowProps<Row, Input>) {
  const { row, kind, actions } = props;
  const id = row._id;
  const draftKey = draftKeyOf(kind.list, id);
  const isEditing = actions.editing === id;
  const hasDraft = useAdminDrafts(({ typed }) => draftKey in typed);
  return (
    <li id={rowId(id)} tabIndex={-1} className={isEditing ? `${styles.item} ${styles.editing}` : styles.item}>
      {isEditing ? (
        <>
          <h3 className={styles.name}>Edit {kind.nameOf(row)}</h3>
          <RowForm
            kind={kind}
            draftKey={draftKey}
            label={`Edit ${kind.nameOf(row)}`}
            submit="Save"
            fallback={kind.texts.updateFailed}
            values={inputOf(row, kind)}
            onSave={(input, seen) => actions.save(id, input, seen)}
            onDone={() => actions.cancel(id)}
            cancel={
              <Button variant="quiet" onClick={() => actions.cancel(id)}>
                Cancel
              </Button>
            }
          />
        </>
      ) : (
        <RowView
          row={row}
          kind={kind}
          editId={editId(id)}
          hasDraft={hasDraft}
          onEdit={() => actions.edit(id)}
          onDelete={() => actions.remove(row)}
        />
      )}
    </li>
  );
}

/** The editable fields of a row. */
function inputOf<Row extends Input, Input extends object>(row: Row, kind: RowKind<Row, Input>): Input {
  return Object.fromEntries(Object.keys(kind.rules).map((name) => [name, row[name as keyof Input] ?? ''])) as Input;
}

interface RowListProps<Row, Input> {
  rows: Rows<Row, Input>;
  kind: RowKind<Row, Input>;
  heading?: string;
  /** Id of the heading above a list that has none of its own. */
  headingId?: string;
}

/** A list in which one row at a time can be edited. */
export function RowList<Row extends Input & { _id: string }, Input extends object>(props: RowListProps<Row, Input>) {
  const { rows, kind, heading } = props;
  const ownId = useId();
  const headingId = props.headingId ?? ownId;
  const actions = useRowActions(rows, kind, headingId);
  return (
    <section>
      {heading && (
        <h2 id={headingId} tabIndex={-1}>
          {heading}
        </h2>
      )}
      <ListOr items={rows.items} status={rows.status} messages={kind.texts} onRetry={rows.load} className={styles.list}>
        {(row) => <EditableRow key={row._id} row={row} kind={kind} actions={actions} />}
      </ListOr>
    </section>
  );
}
