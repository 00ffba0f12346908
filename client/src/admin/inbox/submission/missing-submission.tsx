import { Button } from '#client/components/button/button.tsx';
import { useSubmission } from '#client/stores/submission.ts';
import styles from './submission.module.css';
import { TEXTS } from '../inbox-texts.ts';
import { OPEN_HEADING } from '../use-inbox-focus.ts';

const WORDS = { loading: 'Loading submission...', loaded: '', failed: TEXTS.failed, absent: TEXTS.absent };

/** Replaces a submission that is loading, has failed to load, does not exist, or is not for this account. */
export function MissingSubmission({ id }: { id: string }) {
  const { status, reason, open } = useSubmission();
  const retry = () => {
    document.getElementById(OPEN_HEADING)?.focus(); // the pressed button disappears
    void open(id);
  };
  return (
    <div className={styles.missing}>
      <p role="status">{status === 'refused' ? reason : WORDS[status]}</p>
      {status === 'failed' && (
        <Button variant="quiet" onClick={retry}>
          Retry
        </Button>
      )}
    </div>
  );
}
