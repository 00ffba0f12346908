import { type SubmitEvent, useState } from 'react';
import { Button } from '#client/components/button/button.tsx';
import { TextField } from '#client/components/form/controls.tsx';
import { Form } from '#client/components/form/form.tsx';
import { FormFooter } from '../../form-footer.tsx';
import { useAttempt } from '../../use-attempt.ts';
import styles from './personal-data.module.css';

interface ErasureFormProps {
  email: string;
  erase: (email: string) => Promise<void>;
}

/** Requires the address to be typed, because erasure cannot be undone. */
export function ErasureForm({ email, erase }: ErasureFormProps) {
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
