import { useCallback, useEffect } from 'react';
import { useInbox } from '../../../stores/inbox.ts';
import { useReturn } from './use-return.ts';

/** What the tab says: how many wait to be read. */
export function InboxLabel() {
  const { counts, count } = useInbox();
  useEffect(() => void count(), [count]);
  useReturn(useCallback(() => void count(), [count]));
  if (!counts?.new) return 'Inbox';
  return (
    <>
      Inbox ({counts.new}) <span className="visually-hidden">unread</span>
    </>
  );
}
