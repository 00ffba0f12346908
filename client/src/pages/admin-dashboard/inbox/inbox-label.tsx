import { useCallback, useEffect } from 'react';
import { useInbox } from '#client/stores/inbox.ts';
import { useOnVisible } from '#client/hooks/use-on-visible.ts';

/** The label of the tab, with the number of unread submissions. */
export function InboxLabel() {
  const { counts, count } = useInbox();
  useEffect(() => void count(), [count]);
  useOnVisible(useCallback(() => void count(), [count]));
  if (!counts?.new) return 'Inbox';
  return (
    <>
      Inbox ({counts.new}) <span className="visually-hidden">unread</span>
    </>
  );
}
