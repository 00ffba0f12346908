import type { SubmissionFilter } from '#shared/contract';
import { useHasMail } from '#client/stores/site-state.ts';
import { TEXTS } from '../texts.ts';
import { LIST_HEADING } from '../use-inbox-focus.ts';
import { InboxFilter } from './inbox-filter.tsx';
import { ListStatus } from './list-status.tsx';
import { ListTools } from './list-tools.tsx';
import styles from './list.module.css';
import { Views } from './views.tsx';

/** What stands above the list: what it shows, and what chooses that. */
export function InboxTools({ filter }: { filter: SubmissionFilter }) {
  const hasMail = useHasMail();
  return (
    <div className={styles.top}>
      <div className={styles.head}>
        <h2 id={LIST_HEADING} tabIndex={-1}>
          {filter.spam ? 'Suspected Spam' : 'Submissions'}
        </h2>
        <ListStatus filter={filter} />
        <ListTools filter={filter} />
        {hasMail === false && <p className={styles.warning}>{TEXTS.noMail}</p>}
      </div>
      <div className={styles.narrowing}>
        <Views filter={filter} />
        <InboxFilter filter={filter} />
      </div>
    </div>
  );
}
