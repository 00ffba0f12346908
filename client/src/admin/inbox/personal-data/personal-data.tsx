import { useState } from 'react';
import { Button } from '#client/components/button/button.tsx';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { inboxApi } from '#client/api/inbox.ts';
import { useSubmission } from '#client/stores/submission.ts';
import { ActionButton } from '../../action-button.tsx';
import { ErasureForm } from './erasure-form.tsx';
import styles from './personal-data.module.css';

interface PersonalDataProps {
  email: string;
  erase: (email: string) => Promise<void>;
}

/** The rights of access and erasure under RA 10173, the Philippine Data Privacy Act. */
export function PersonalData({ email, erase }: PersonalDataProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.data}>
      <h3>Personal data</h3>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Export or erase all data for this address
      </Button>
      <Dialog open={isOpen} heading="All data for this address" onClose={() => setOpen(false)}>
        <p className={styles.address}>{email}</p>
        <PersonalDataExport email={email} />
        <ErasureForm email={email} erase={erase} />
      </Dialog>
    </div>
  );
}

/** The export contains resumes, so the server logs a download of each. */
function PersonalDataExport({ email }: { email: string }) {
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
