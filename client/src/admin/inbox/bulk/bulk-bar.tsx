import type { ReactNode } from 'react';
import type { SubmissionFilter, SubmissionMarks, SubmissionSummary } from '#shared/contract';
import { Button } from '#client/components/button/button.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { useSelection } from '#client/stores/inbox/selection.ts';
import { useAttempt } from '../../hooks/use-attempt.ts';
import { MoreMenu } from '../../more-menu.tsx';
import { useSubmissions } from '../../queries/inbox.ts';
import { AssignRows } from '../assignee/assign-rows.tsx';
import { LIST_HEADING } from '../hooks/use-inbox-focus.ts';
import { areApplications, BulkReplyButton, BulkStage, CompareLink } from './bulk-applications.tsx';
import { type Bulk, useBulk } from './use-bulk.ts';
import styles from './bulk-bar.module.css';

interface BulkActionsProps {
  /** At least one. */
  rows: SubmissionSummary[];
  filter: SubmissionFilter;
  /** Held by the bar, because a finished change clears the selection and unmounts the buttons. */
  bulk: Bulk;
  /** The first entries of the menu. */
  children?: ReactNode;
}

interface Marking {
  label: string;
  to: SubmissionMarks;
  /** Completes `3 submissions …` in the toast. */
  done: string;
}

const MARKINGS: Marking[] = [
  { label: 'Mark as read', to: { state: 'read' }, done: 'marked as read' },
  { label: 'Mark as unread', to: { state: 'new' }, done: 'marked as unread' },
];

const DONE: Marking = { label: 'Done', to: { state: 'handled' }, done: 'marked as done' };

const spamMarking = (isSpam: boolean): Marking =>
  isSpam
    ? { label: 'Not spam', to: { spam: false }, done: 'marked as not spam' }
    : { label: 'Mark as spam', to: { spam: true }, done: 'marked as spam' };

/** The frequent commands in one row, the others in a menu. */
function BulkActions({ rows, filter, bulk: { mark, remove }, children }: BulkActionsProps) {
  const { attempt, busy, failure } = useAttempt('Some submissions could not be changed.');
  const marking = ({ label, to, done }: Marking) => (
    <Button key={label} variant="quiet" disabled={busy} onClick={() => attempt(() => mark(rows, to, done))}>
      {label}
    </Button>
  );
  const isStaged = areApplications(rows); // their stage takes the place of Done
  return (
    <>
      <div className={styles.line}>
        <p aria-hidden data-count={rows.length}>
          {rows.length} selected
        </p>
        {!isStaged && marking(DONE)}
        <BulkReplyButton rows={rows} />
        <BulkStage
          rows={rows}
          disabled={busy}
          onChoose={(stage, words) => attempt(() => mark(rows, { stage }, words))}
        />
        <CompareLink rows={rows} />
        <MoreMenu label="More actions for the selection">
          {children}
          {isStaged && marking(DONE)}
          {MARKINGS.map(marking)}
          <AssignRows rows={rows} mark={mark} disabled={busy} />
          {marking(spamMarking(Boolean(filter.spam)))}
          <Button variant="danger" disabled={busy} onClick={() => attempt(() => remove(rows))}>
            Delete
          </Button>
        </MoreMenu>
        <ClearButton />
      </div>
      {failure && <Alert>{failure}</Alert>}
    </>
  );
}

function ClearButton() {
  const clear = useSelection((selection) => selection.clear);
  const unselect = () => {
    document.getElementById(LIST_HEADING)?.focus(); // the pressed button disappears
    clear();
  };
  return <button type="button" className={styles.clear} aria-label="Clear selection" onClick={unselect} />;
}

/** Actions for the selected rows; sticks to the bottom of the list. */
export function BulkBar({ filter }: { filter: SubmissionFilter }) {
  const rows = useSelected();
  const { items } = useSubmissions();
  const select = useSelection((selection) => selection.select);
  const bulk = useBulk();
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {rows.length > 0 && `${rows.length} selected`}
      </p>
      {rows.length > 0 && (
        <section aria-label="Selected submissions" className={styles.bar}>
          <BulkActions rows={rows} filter={filter} bulk={bulk}>
            {rows.length < items.length && (
              <Button variant="quiet" onClick={() => select(items.map(({ _id }) => _id))}>
                Select all {items.length} shown
              </Button>
            )}
          </BulkActions>
        </section>
      )}
    </>
  );
}

/** The selected rows that are still listed, in list order. */
function useSelected(): SubmissionSummary[] {
  const { items } = useSubmissions();
  const ids = useSelection((selection) => selection.ids);
  return items.filter((row) => ids.has(row._id));
}
