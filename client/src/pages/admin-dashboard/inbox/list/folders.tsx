import type { SubmissionFilter } from '#shared/contract';
import { Link } from '#client/components/link/link.tsx';
import { useInbox } from '#client/stores/inbox.ts';
import styles from './list.module.css';
import { inboxAddress } from '../use-inbox-address.ts';

/** Switches between inbox and spam, and keeps the other filters. */
export function Folders({ filter }: { filter: SubmissionFilter }) {
  const spam = useInbox((inbox) => inbox.counts?.spam);
  const folders = [
    { name: 'Inbox', isSpam: false, count: 0 },
    { name: 'Suspected spam', isSpam: true, count: spam },
  ];
  return (
    <nav aria-label="Folders" className={styles.folders}>
      {folders.map(({ name, isSpam, count }) => (
        <Link
          key={name}
          to={inboxAddress({ ...filter, spam: isSpam })}

          className={styles.folder}
          aria-current={Boolean(filter.spam) === isSpam || undefined}
        >
          {name}
          {count ? (
            <>
              {' '}
              ({count})<span className="visually-hidden"> unread</span>
            </>
          ) : null}
        </Link>
      ))}
    </nav>
  );
}
