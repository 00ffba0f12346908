import { MESSAGES } from '#shared/messages';
import { useInbox } from '#client/stores/inbox.ts';
import { ActionButton } from '../../action-button.tsx';
import type { useFocus } from '../../use-focus.ts';
import { rowLinkId } from '../use-inbox-focus.ts';
import styles from './list.module.css';

/** Loads the next page of the list, and moves the focus to its first row. */
export function LoadMore({ focus }: { focus: ReturnType<typeof useFocus> }) {
  const more = useInbox((inbox) => inbox.more);
  const load = async () => {
    const shown = useInbox.getState().items.length;
    await more();
    const first = useInbox.getState().items.at(shown);
    if (first) focus(rowLinkId(first._id));
  };
  return (
    <div className={styles.rest}>
      <ActionButton variant="secondary" action={load} failed={MESSAGES.networkFailed} busyLabel="Loading...">
        Load more
      </ActionButton>
    </div>
  );
}
