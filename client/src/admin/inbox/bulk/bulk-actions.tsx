import type { SubmissionFilter, SubmissionMarks, SubmissionSummary } from '#shared/contract';
import { Button } from '#client/components/button/button.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { useAttempt } from '../../use-attempt.ts';
import { BulkApplications, BulkReplyButton } from './bulk-applications.tsx';
import { AssignRows } from '../assignee/assign-rows.tsx';
import styles from './bulk-bar.module.css';
import type { Bulk } from './use-bulk.ts';

export interface BulkActionsProps {
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
  { label: 'Read', to: { state: 'read' }, done: 'marked as read' },
  { label: 'Unread', to: { state: 'new' }, done: 'marked as unread' },
];

const spamMarking = (isSpam: boolean): Marking =>
  isSpam
    ? { label: 'Not spam', to: { spam: false }, done: 'marked as not spam' }
    : { label: 'Spam', to: { spam: true }, done: 'marked as spam' };

export function BulkActions({ rows, filter, bulk: { mark, remove } }: BulkActionsProps) {
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
