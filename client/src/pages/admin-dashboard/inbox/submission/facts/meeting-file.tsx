import { failureText } from '../../../../../api/http.ts';
import { inboxApi } from '../../../../../api/inbox.ts';
import { Button } from '../../../../../components/button/button.tsx';
import { Alert } from '../../../../../components/form/alert.tsx';
import { useAttempt } from '../../../use-attempt.ts';
import styles from './facts.module.css';

export function MeetingFile({ id }: { id: string }) {
  const { attempt, busy, failure } = useAttempt((error) => failureText(error, 'The meeting could not be downloaded.'));
  return (
    <div className={styles.file}>
      <Button variant="secondary" busy={busy} onClick={() => attempt(() => inboxApi.downloadMeeting(id))}>
        Add to calendar (.ics)
      </Button>
      {failure && <Alert>{failure}</Alert>}
    </div>
  );
}
