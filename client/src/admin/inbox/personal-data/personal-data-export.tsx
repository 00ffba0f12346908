import { inboxApi } from '#client/api/inbox.ts';
import { useSubmission } from '#client/stores/submission.ts';
import { ActionButton } from '../../action-button.tsx';
import styles from './personal-data.module.css';

/** The export contains the resumes, so the server records a download of each. */
export function PersonalDataExport({ email }: { email: string }) {
  const refresh = useSubmission((submission) => submission.refresh);
  const save = async () => {
    await inboxApi.downloadPersonalData(email);
    await refresh();
  };
  return (
    <div className={styles.part}>
      <p>People may request a copy of everything they have sent (RA 10173).</p>
      <ActionButton variant="secondary" action={save} failed="The data could not be exported." busyLabel="Exporting...">
        Export as JSON
      </ActionButton>
    </div>
  );
}
