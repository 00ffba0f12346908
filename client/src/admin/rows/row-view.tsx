import { useId } from 'react';
import { Button } from '#client/components/button/button.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import styles from '../admin-dashboard-page.module.css';
import type { RowKind } from './row-kind.ts';
import { useAttempt } from '../hooks/use-attempt.ts';

interface RowViewProps<Row, Input> {
  row: Row;
  kind: RowKind<Row, Input>;
  editId: string;
  /** Whether it has unsaved changes, left when another row was opened for editing. */
  hasDraft: boolean;
  onEdit: () => void;
  onDelete: () => Promise<void>;
}

export function RowView<Row, Input>({ row, kind, editId, hasDraft, onEdit, onDelete }: RowViewProps<Row, Input>) {
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
