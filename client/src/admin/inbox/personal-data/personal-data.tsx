import { type SubmitEvent, useState } from 'react';
import { inboxApi } from '#client/api/admin/inbox.ts';
import { Button } from '#client/components/button/button.tsx';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { TextField } from '#client/components/form/controls.tsx';
import { Form } from '#client/components/form/form.tsx';
import { refreshSubmission } from '#client/admin/queries/submission.ts';
import { ActionButton } from '../../action-button.tsx';
import { FormFooter } from '../../form-footer.tsx';
import { useAttempt } from '../../hooks/use-attempt.ts';
import styles from './personal-data.module.css';

interface ErasureFormProps {
  email: string;
  erase: (email: string) => Promise<void>;
}

/** Requires the address to be typed, because erasure cannot be undone. */
function ErasureForm({ email, erase }: ErasureFormProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const { attempt, busy, failure } = useAttempt('The data could not be erased.');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typed.trim().toLowerCase() === email.toLowerCase()) {
      void attempt(() => erase(email));
      return;
    }
    setError('Enter the address exactly as shown above.');
    event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <Form aria-label="Erase" onSubmit={submit} className={styles.part}>
      <p>
        This deletes every submission from this address, with resumes, notes and saved filters that search for the
        person. It cannot be undone.
      </p>
      <TextField
        label="Enter the address to confirm"
        name="confirmation"
        error={error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
        }}
      />
      <FormFooter failure={failure}>
        <Button type="submit" variant="danger" busy={busy}>
          {busy ? 'Erasing...' : 'Erase permanently'}
        </Button>
      </FormFooter>
    </Form>
  );
}

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
  const save = async () => {
    await inboxApi.downloadPersonalData(email);
    await refreshSubmission();
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
