import { useId } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Alert } from '../../components/form/alert.tsx';
import styles from './admin-dashboard-page.module.css';
import type { RowKind } from './row-kind.ts';
import { useAttempt } from './use-attempt.ts';

interface RowViewProps<Row, Input> {
  row: Row;
  kind: RowKind<Row, Input>;
  editId: string;
  onEdit: () => void;
  onDelete: () => Promise<void>;
}

export function RowView<Row, Input>({ row, kind, editId, onEdit, onDelete }: RowViewProps<Row, Input>) {
  const nameId = useId();
  const { attempt, busy, failure } = useAttempt((error) => kind.report(error, kind.texts.deleteFailed));
  return (
    <>
      <div className={styles.row}>
        <div className={styles.facts}>
          <h3 id={nameId} className={styles.name}>
            {kind.nameOf(row)}
          </h3>
          {kind.details(row)}
        </div>
        <div className={styles.actions}>
          <Button variant="quiet" id={editId} aria-describedby={nameId} onClick={onEdit}>
            Edit
          </Button>
          <Button variant="danger" busy={busy} aria-describedby={nameId} onClick={() => attempt(onDelete)}>
            Delete
          </Button>
        </div>
      </div>
      {failure && <Alert>{failure}</Alert>}
    </>
  );
}
