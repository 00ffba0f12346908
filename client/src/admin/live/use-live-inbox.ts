import { useEffect, useRef } from 'react';
import { useCounts, useInboxVersion } from '../queries/inbox.ts';
import { announceNew } from './announce-new.ts';

/** Keeps the inbox up to date while the dashboard is open, whichever tab is selected, and announces new submissions. */
export function useLiveInbox(): void {
  useInboxVersion();
  const unread = useCounts()?.new;
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (unread === undefined) return;
    if (before.current !== undefined && unread > before.current) announceNew(unread - before.current);
    before.current = unread;
  }, [unread]);
}
