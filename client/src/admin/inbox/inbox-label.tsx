import { useInbox } from '#client/stores/inbox.ts';
import styles from '../shell/shell.module.css';

/** The tab's label with the number of unread submissions. */
export function InboxLabel() {
  const unread = useInbox(({ counts }) => counts?.new);
  if (!unread) return 'Inbox';
  return (
    <>
      Inbox<span className="visually-hidden"> ({unread}) unread</span>
      <span className={styles.count} data-count={unread} aria-hidden="true" />
    </>
  );
}
