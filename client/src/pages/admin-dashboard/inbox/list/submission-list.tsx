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
import { HEADING_ID } from '../use-inbox-focus.ts';

export function SubmissionList({ filter }: { filter: SubmissionFilter }) {
  const { items, status, next } = useInbox();
  const focus = useFocus();
  return (
    <section className={styles.inbox} aria-labelledby={HEADING_ID}>
      <div className={styles.head}>
        <h2 id={HEADING_ID} tabIndex={-1}>
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
            <SubmissionRow key={row._id} row={row} filter={filter} />
          ))}
        </ul>
      )}
      {next !== null && <LoadMore focus={focus} />}
    </section>
  );
}
