import { useEffect } from 'react';
import type { SubmissionFilter } from '#shared/contract';
import { MESSAGES } from '#shared/messages';
import { useFocus } from '../../hooks/use-focus.ts';
import { useNow } from '../../hooks/use-now.ts';
import { loadMore, useSubmissions } from '../../queries/inbox.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { TEXTS } from '../inbox-texts.ts';
import { LIST_HEADING, rowLinkId } from '../hooks/use-inbox-focus.ts';
import { ActionButton } from '../../action-button.tsx';
import { SubmissionRow } from './submission-row.tsx';
import styles from './list.module.css';

interface SubmissionListProps {
  filter: SubmissionFilter;
  /** The submission open in the reading pane. */
  openId?: string;
}

export function SubmissionList({ filter, openId }: SubmissionListProps) {
  const { items, status, next } = useSubmissions();
  const focus = useFocus();
  const now = useNow();
  const isLoaded = items.length > 0;
  useEffect(() => {
    if (openId && isLoaded)
      document.getElementById(rowLinkId(openId))?.closest('li')?.scrollIntoView?.({ block: 'nearest' });
  }, [openId, isLoaded]);
  return (
    <section aria-labelledby={LIST_HEADING}>
      {items.length > 0 && (
        <ul className={styles.list} aria-busy={status === 'loading' || undefined}>
          {items.map((row) => (
            <SubmissionRow key={row._id} row={row} filter={filter} isOpen={row._id === openId} now={now} />
          ))}
        </ul>
      )}
      {next !== null && <LoadMore filter={filter} focus={focus} />}
      {items.length > 0 && <p className={styles.times}>{TEXTS.times}</p>}
      <BulkBar filter={filter} />
    </section>
  );
}

/** Loads the next page and focuses its first row. */
function LoadMore({ filter, focus }: { filter: SubmissionFilter; focus: ReturnType<typeof useFocus> }) {
  const load = async () => {
    const first = await loadMore(filter);
    if (first) focus(rowLinkId(first._id));
  };
  return (
    <div className={styles.rest}>
      <ActionButton variant="secondary" action={load} failed={MESSAGES.networkFailed} busyLabel="Loading...">
        Load more
      </ActionButton>
    </div>
  );
}
