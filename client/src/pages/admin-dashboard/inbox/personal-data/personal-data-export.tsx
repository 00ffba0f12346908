import { failureText } from '../../../../api/http.ts';
import { inboxApi } from '../../../../api/inbox.ts';
import { Button } from '../../../../components/button/button.tsx';
import { Alert } from '../../../../components/form/alert.tsx';
import { useSubmission } from '../../../../stores/submission.ts';
import { useAttempt } from '../../use-attempt.ts';
import styles from './personal-data.module.css';

/** It holds the resumes too, so each counts as downloaded. */
export function PersonalDataExport({ email }: { email: string }) {
  const refresh = useSubmission((submission) => submission.refresh);
  const { attempt, busy, failure } = useAttempt((error) => failureText(error, 'The data could not be exported.'));
  const save = async () => {
    await inboxApi.downloadPersonalData(email);
    await refresh();
  };
  return (
    <div className={styles.part}>
      <p>A person may ask for a copy of everything that they have sent (RA 10173).</p>
      <Button variant="secondary" busy={busy} onClick={() => attempt(save)}>
        {busy ? 'Exporting...' : 'Export as JSON'}
      </Button>
      {failure && <Alert>{failure}</Alert>}
    </div>
  );
}
