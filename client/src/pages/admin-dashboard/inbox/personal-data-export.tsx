import { failureText } from '../../../api/http.ts';
import { inboxApi } from '../../../api/inbox.ts';
import { Button } from '../../../components/button/button.tsx';
import { Alert } from '../../../components/form/alert.tsx';
import { useAttempt } from '../use-attempt.ts';
import styles from './submission.module.css';

export function PersonalDataExport({ email }: { email: string }) {
  const { attempt, busy, failure } = useAttempt((error) => failureText(error, 'The data could not be exported.'));
  return (
    <div className={styles.part}>
      <p>A person may ask for a copy of everything that they have sent (RA 10173).</p>
      <Button variant="secondary" busy={busy} onClick={() => attempt(() => inboxApi.downloadPersonalData(email))}>
        {busy ? 'Exporting...' : 'Export as JSON'}
      </Button>
      {failure && <Alert>{failure}</Alert>}
    </div>
  );
}
