import type { SubmissionFilter } from '#shared/contract';
import { useInbox } from '#client/stores/inbox.ts';
import { useFocus } from '../../use-focus.ts';
import { Folders } from './folders.tsx';
import { InboxFilter } from './inbox-filter.tsx';
import styles from './list.module.css';
import { ListTools } from './list-tools.tsx';
import { ListStatus } from './list-status.tsx';
import { LoadMore } from './load-more.tsx';
import { SubmissionRow } from './submission-row.tsx';
import { LIST_HEADING } from '../use-inbox-focus.ts';

interface SubmissionListProps {
  filter: SubmissionFilter;
  /** The submission that is read beside the list. */
  openId?: string;
}

export function SubmissionList({ filter, openId }: SubmissionListProps) {
  const { items, status, next } = useInbox();
  const focus = useFocus();
  return (
    <section className={styles.inbox} aria-labelledby={LIST_HEADING}>
      <div className={styles.head}>
        <h2 id={LIST_HEADING} tabIndex={-1}>
          {filter.spam ? 'Suspected Spam' : 'Submissions'}
        </h2>
        <ListTools filter={filter} />
      </div>
      <Folders filter={filter} />
      <InboxFilter filter={filter} />
      <ListStatus filter={filter} />
      {items.length > 0 && (
        <ul className={styles.list} aria-busy={status === 'loading' || undefined}>
          {items.map((row) => (
            <SubmissionRow key={row._id} row={row} filter={filter} isOpen={row._id === openId} />
          ))}
        </ul>
      )}
      {next !== null && <LoadMore focus={focus} />}
    </section>
  );
}
