import { useEffect, useId } from 'react';
import { ListOr } from '#client/components/list-or/list-or.tsx';
import type { Rows } from '#client/stores/rows.ts';
import { useToasts } from '#client/stores/toast.ts';
import styles from '../admin-dashboard-page.module.css';
import { EditableRow } from './editable-row.tsx';
import { RowForm } from './row-form.tsx';
import { draftKeyOf, type RowKind } from './row-kind.ts';
import { useRowActions } from './use-row-actions.ts';

interface RowsTabProps<Row, Input> {
  rows: Rows<Row, Input>;
  kind: RowKind<Row, Input>;
}

/** An add form and a list, of which one row at a time can be edited. */
export function RowsTab<Row extends Input & { _id: string }, Input extends object>(props: RowsTabProps<Row, Input>) {
  const { rows, kind } = props;
  const { items, status, load } = rows;
  const { headings, texts } = kind;
  const headingId = useId();
  const actions = useRowActions(rows, kind, headingId);
  const showToast = useToasts((toasts) => toasts.show);
  useEffect(() => void load(), [load]);
  const add = async (input: Input) => {
    await rows.add(input);
    showToast('Added.');
  };
  return (
    <div className={styles.tab}>
      <section className={styles.add}>
        <h2>{headings.add}</h2>
        <RowForm
          kind={kind}
          draftKey={draftKeyOf(kind.list)}
          label={headings.add}
          submit={headings.add}
          fallback={texts.addFailed}
          onSave={add}
        />
      </section>
      <section>
        <h2 id={headingId} tabIndex={-1}>
          {headings.list}
        </h2>
        <ListOr items={items} status={status} messages={texts} onRetry={load} className={styles.list}>
          {(row) => <EditableRow key={row._id} row={row} kind={kind} actions={actions} />}
        </ListOr>
      </section>
    </div>
  );
}
