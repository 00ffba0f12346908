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

/** The admin has to type the address, because erasing cannot be undone. */
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
    setError('Type the address exactly as it stands above.');
    event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <Form aria-label="Erase" onSubmit={submit} className={styles.part}>
      <p>
        Erasing takes every submission of this address away, with its resumes and notes, and the saved filters that look
        for the person. It cannot be undone.
      </p>
      <TextField
        label="Type the address to confirm"
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
          {busy ? 'Erasing...' : 'Erase for good'}
        </Button>
      </FormFooter>
    </Form>
  );
}
