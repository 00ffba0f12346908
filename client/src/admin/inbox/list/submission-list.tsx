import type { SubmissionFilter } from '#shared/contract';
import { useInbox } from '#client/stores/inbox.ts';
import { useFocus } from '../../use-focus.ts';
import { useNow } from '../../use-now.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { TEXTS } from '../inbox-texts.ts';
import { LIST_HEADING } from '../use-inbox-focus.ts';
import styles from './list.module.css';
import { LoadMore } from './load-more.tsx';
import { SubmissionRow } from './submission-row.tsx';

interface SubmissionListProps {
  filter: SubmissionFilter;
  /** The submission that is read beside the list. */
  openId?: string;
}

export function SubmissionList({ filter, openId }: SubmissionListProps) {
  const { items, status, next } = useInbox();
  const focus = useFocus();
  const now = useNow();
  return (
    <section aria-labelledby={LIST_HEADING}>
      {items.length > 0 && (
        <ul className={styles.list} aria-busy={status === 'loading' || undefined}>
          {items.map((row) => (
            <SubmissionRow key={row._id} row={row} filter={filter} isOpen={row._id === openId} now={now} />
          ))}
        </ul>
      )}
      {next !== null && <LoadMore focus={focus} />}
      {items.length > 0 && <p className={styles.times}>{TEXTS.times}</p>}
      <BulkBar filter={filter} />
    </section>
  );
}
