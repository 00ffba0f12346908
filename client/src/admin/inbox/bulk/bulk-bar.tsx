import type { SubmissionFilter, SubmissionMarks, SubmissionSummary } from '#shared/contract';
import { Button } from '#client/components/button/button.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { useSelection } from '#client/stores/inbox/selection.ts';
import { useAttempt } from '../../hooks/use-attempt.ts';
import { useSubmissions } from '../../queries/inbox.ts';
import { AssignRows } from '../assignee/assign-rows.tsx';
import { LIST_HEADING } from '../hooks/use-inbox-focus.ts';
import { BulkApplications, BulkReplyButton } from './bulk-applications.tsx';
import { type Bulk, useBulk } from './use-bulk.ts';
import styles from './bulk-bar.module.css';

interface BulkActionsProps {
  /** At least one. */
  rows: SubmissionSummary[];
  filter: SubmissionFilter;
  /** Held by the bar, because a finished change clears the selection and unmounts the buttons. */
  bulk: Bulk;
}

interface Marking {
  label: string;
  to: SubmissionMarks;
  /** Completes `3 submissions …` in the toast. */
  done: string;
}

const MARKINGS: Marking[] = [
  { label: 'Done', to: { state: 'handled' }, done: 'marked as done' },
  { label: 'Mark read', to: { state: 'read' }, done: 'marked as read' },
  { label: 'Mark unread', to: { state: 'new' }, done: 'marked as unread' },
];

const spamMarking = (isSpam: boolean): Marking =>
  isSpam
    ? { label: 'Not spam', to: { spam: false }, done: 'marked as not spam' }
    : { label: 'Spam', to: { spam: true }, done: 'marked as spam' };

function BulkActions({ rows, filter, bulk: { mark, remove } }: BulkActionsProps) {
  const { attempt, busy, failure } = useAttempt('Some submissions could not be changed.');
  return (
    <>
      <div className={styles.actions}>
        {[...MARKINGS, spamMarking(Boolean(filter.spam))].map(({ label, to, done }) => (
          <Button key={label} variant="quiet" disabled={busy} onClick={() => attempt(() => mark(rows, to, done))}>
            {label}
          </Button>
        ))}
        <BulkReplyButton rows={rows} />
        <BulkApplications
          rows={rows}
          disabled={busy}
          onChoose={(stage, words) => attempt(() => mark(rows, { stage }, words))}
        />
        <AssignRows rows={rows} mark={mark} disabled={busy} />
        <Button variant="danger" disabled={busy} onClick={() => attempt(() => remove(rows))}>
          Delete
        </Button>
      </div>
      {failure && <Alert>{failure}</Alert>}
    </>
  );
}

/** Actions for the selected rows; sticks to the bottom of the list. */
export function BulkBar({ filter }: { filter: SubmissionFilter }) {
  const rows = useSelected();
  const { items } = useSubmissions();
  const { select, clear } = useSelection();
  const bulk = useBulk();
  const unselect = () => {
    document.getElementById(LIST_HEADING)?.focus(); // the pressed button disappears
    clear();
  };
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {rows.length > 0 && `${rows.length} selected`}
      </p>
      {rows.length > 0 && (
        <section aria-label="Selected submissions" className={styles.bar}>
          <div className={styles.line}>
            <p aria-hidden>{rows.length} selected</p>
            {rows.length < items.length && (
              <Button variant="quiet" onClick={() => select(items.map(({ _id }) => _id))}>
                Select all {items.length} shown
              </Button>
            )}
            <Button variant="quiet" onClick={unselect}>
              Clear<span className="visually-hidden"> selection</span>
            </Button>
          </div>
          <BulkActions rows={rows} filter={filter} bulk={bulk} />
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
