import { MESSAGES } from '../../../../../../shared/messages.ts';
import { failureText } from '../../../../api/http.ts';
import { Button } from '../../../../components/button/button.tsx';
import { Alert } from '../../../../components/form/alert.tsx';
import { useInbox } from '../../../../stores/inbox.ts';
import { useAttempt } from '../../use-attempt.ts';
import { useFocus } from '../../use-focus.ts';
import styles from './list.module.css';
import { rowLinkId } from '../use-inbox-focus.ts';

/** The next page of the list; the focus goes to the first row of it. */
export function LoadMore({ focus }: { focus: ReturnType<typeof useFocus> }) {
  const more = useInbox((inbox) => inbox.more);
  const { attempt, busy, failure } = useAttempt((error) => failureText(error, MESSAGES.networkFailed));
  const load = async () => {
    const shown = useInbox.getState().items.length;
    await more();
    const first = useInbox.getState().items.at(shown);
    if (first) focus(rowLinkId(first._id));
  };
  return (
    <div className={styles.more}>
      <Button variant="secondary" busy={busy} onClick={() => attempt(load)}>
        {busy ? 'Loading...' : 'Load more'}
      </Button>
      {failure && <Alert>{failure}</Alert>}
    </div>
  );
}
