import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useAdminDrafts } from '#client/stores/admin/admin-drafts.ts';
import type { Rows } from '#client/stores/rows.ts';
import { useToasts } from '#client/stores/toast.ts';
import styles from '../admin-dashboard-page.module.css';
import { AddBox } from './add-box.tsx';
import { RowForm } from './row-form.tsx';
import { draftKeyOf, type RowKind } from './row-kind.ts';
import { RowList } from './row-list.tsx';

interface RowsTabProps<Row, Input> {
  rows: Rows<Row, Input>;
  kind: RowKind<Row, Input>;
  /** Below the list. */
  children?: ReactNode;
  /** Number of times the add form was filled in from outside; each one opens and focuses it. */
  filled?: number;
}

/** A heading above an add form and a list. */
export function RowsTab<Row extends Input & { _id: string }, Input extends object>(props: RowsTabProps<Row, Input>) {
  const { rows, kind, children, filled = 0 } = props;
  const { load } = rows;
  const { headings, texts } = kind;
  const showToast = useToasts((toasts) => toasts.show);
  // from the opening of the tab on, to show a kept draft
  const [hasDraft] = useState(() => draftKeyOf(kind.list) in useAdminDrafts.getState().typed);
  const isEditing = useAdminDrafts(({ editing }) => editing[kind.list] !== undefined);
  const headingId = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => void load(), [load]);
  useEffect(() => {
    if (filled > 0) place.current?.querySelector('input')?.focus();
  }, [filled]);
  const add = async (input: Input) => {
    await rows.add(input);
    showToast('Added.');
  };
  return (
    <div className={styles.tab}>
      <h2 id={headingId} tabIndex={-1}>
        {headings.tab ?? headings.list}
      </h2>
      <div ref={place}>
        <AddBox heading={headings.add} isOpen={filled > 0 || hasDraft} isFolded={isEditing}>
          <RowForm
            key={filled}
            kind={kind}
            draftKey={draftKeyOf(kind.list)}
            label={headings.add}
            submit={headings.add}
            fallback={texts.addFailed}
            onSave={add}
          />
        </AddBox>
      </div>
      <div className={styles.lists}>
        <RowList rows={rows} kind={kind} {...(headings.tab ? { heading: headings.list } : { headingId })} />
        {children}
      </div>
    </div>
  );
}
