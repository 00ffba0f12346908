import { useId } from 'react';
import { ListOr } from '#client/components/list-or/list-or.tsx';
import type { Rows } from '#client/stores/rows.ts';
import styles from '../admin-dashboard-page.module.css';
import { EditableRow } from './editable-row.tsx';
import type { RowKind } from './row-kind.ts';
import { useRowActions } from './use-row-actions.ts';

interface RowListProps<Row, Input> {
  rows: Rows<Row, Input>;
  kind: RowKind<Row, Input>;
  heading: string;
}

/** A list in which one row at a time can be edited. */
export function RowList<Row extends Input & { _id: string }, Input extends object>(props: RowListProps<Row, Input>) {
  const { rows, kind, heading } = props;
  const headingId = useId();
  const actions = useRowActions(rows, kind, headingId);
  return (
    <section>
      <h2 id={headingId} tabIndex={-1}>
        {heading}
      </h2>
      <ListOr items={rows.items} status={rows.status} messages={kind.texts} onRetry={rows.load} className={styles.list}>
        {(row) => <EditableRow key={row._id} row={row} kind={kind} actions={actions} />}
      </ListOr>
    </section>
  );
}
