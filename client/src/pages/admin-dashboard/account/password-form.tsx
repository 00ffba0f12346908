import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ACCOUNT_MESSAGES } from '#shared/account';
import type { PasswordChange } from '#shared/contract';
import { LIMITS } from '#shared/limits';
import { Button } from '#client/components/button/button.tsx';
import { TextField } from '#client/components/form/controls.tsx';
import { Form } from '#client/components/form/form.tsx';
import { PASSWORD_FRAGMENT } from '../make-it-yours/items.ts';
import { FormFooter } from '../form-footer.tsx';
import styles from './account.module.css';
import { usePasswordForm } from './use-password-form.ts';

interface PasswordFormProps {
  email?: string;
  onChanged: () => Promise<void>;
}

/** Takes the focus each time that the address asks for it. */
function useAskedForm() {
  const ref = useRef<HTMLFormElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === `#${PASSWORD_FRAGMENT}`) ref.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
  }, [hash, key]);
  return ref;
}

export function PasswordForm({ email, onChanged }: PasswordFormProps) {
  const { field, onSubmit, onChange, busy, failure, isDone } = usePasswordForm(onChanged);
  const [isShown, setShown] = useState(false);
  const ref = useAskedForm();
  const control = (name: keyof PasswordChange) => ({ ...field(name), type: isShown ? 'text' : 'password' });
  return (
    <Form ref={ref} aria-label="Change Password" onSubmit={onSubmit} onChange={onChange}>
      {/* for password managers */}
      <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
      <TextField {...control('currentPassword')} autoComplete="current-password" spellCheck={false} />
      <TextField
        {...control('newPassword')}
        hint={`At least ${LIMITS.passwordMin} characters; a long sentence is best.`}
        autoComplete="new-password"
        spellCheck={false}
      />
      <label className={styles.show}>
        <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
        Show the passwords
      </label>
      <FormFooter failure={failure}>
        <Button type="submit" busy={busy}>
          {busy ? 'Changing...' : 'Change Password'}
        </Button>
      </FormFooter>
      <p role="status">{isDone && ACCOUNT_MESSAGES.changed}</p>
    </Form>
  );
}
