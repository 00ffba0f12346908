import { useInbox } from '#client/stores/inbox.ts';

/** The label of the tab, with the number of unread submissions. */
export function InboxLabel() {
  const unread = useInbox(({ counts }) => counts?.new);
  if (!unread) return 'Inbox';
  return (
    <>
      Inbox ({unread}) <span className="visually-hidden">unread</span>
    </>
  );
}
