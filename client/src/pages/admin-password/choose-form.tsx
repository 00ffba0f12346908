import { useState } from 'react';
import { PASSWORD_HINT } from '#shared/accounts/account';
import type { PasswordLink, PasswordLinkKind } from '#shared/accounts/contract';
import { LINK_MESSAGES } from '#shared/accounts/password-link';
import { PATHS } from '#shared/catalogue';
import { Button } from '../../components/button/button.tsx';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Alert } from '../../components/form/alert.tsx';
import { TextField } from '../../components/form/controls.tsx';
import { Form, FormActions } from '../../components/form/form.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import styles from './admin-password-page.module.css';
import { useChoice } from './use-choice.ts';

interface ChooseFormProps {
  token: string;
  link: PasswordLink;
}

const PURPOSE: Record<PasswordLinkKind, string> = {
  invitation: 'You will sign in as',
  reset: 'All sessions end. The new password is for',
};

export function ChooseForm({ token, link }: ChooseFormProps) {
  const { field, strength, busy, failure, isDone, onSubmit } = useChoice(token, link);
  const [isShown, setShown] = useState(false);
  if (isDone) return <Done />;
  return (
    <>
      <h2>Choose your password</h2>
      <p>
        {PURPOSE[link.kind]} <span className={styles.email}>{link.email}</span>.
      </p>
      <Form aria-label="Choose your password" onSubmit={onSubmit}>
        {/* for password managers */}
        <input type="text" name="username" autoComplete="username" value={link.email} readOnly hidden />
        {link.kind === 'invitation' && link.name === '' && <TextField {...field('name')} autoComplete="name" />}
        <TextField
          {...field('newPassword')}
          {...strength}
          type={isShown ? 'text' : 'password'}
          hint={PASSWORD_HINT}
          autoComplete="new-password"
          spellCheck={false}
        />
        <Checkbox label="Show password" checked={isShown} onChange={setShown} />
        {failure && <Alert>{failure}</Alert>}
        <FormActions>
          <Button type="submit" busy={busy}>
            {busy ? 'Saving...' : 'Save password'}
          </Button>
        </FormActions>
      </Form>
    </>
  );
}

function Done() {
  return (
    <>
      <h2>Choose your password</h2>
      <p role="status">{LINK_MESSAGES.chosen}</p>
      <LinkButton to={PATHS.adminLogin}>Sign in</LinkButton>
    </>
  );
}
