import { useState } from 'react';
import type { PasswordLinkRequest } from '#shared/accounts/contract';
import { LINK_MESSAGES, LINK_REQUEST_RULES } from '#shared/accounts/password-link';
import { PATHS } from '#shared/catalogue';
import { askForLink } from '../../api/password-link.ts';
import { Button } from '../../components/button/button.tsx';
import { Alert } from '../../components/form/alert.tsx';
import { TextField } from '../../components/form/controls.tsx';
import { Form, FormActions } from '../../components/form/form.tsx';
import { useRuledForm } from '../../components/form/use-ruled-form.ts';
import { Link } from '../../components/link/link.tsx';
import styles from './admin-password-page.module.css';
import { useCall } from './use-call.ts';

/** Requests a password reset. The response is the same for every email address. */
export function AskForm() {
  const { field, busy, onSubmit } = useRuledForm<PasswordLinkRequest>(LINK_REQUEST_RULES);
  const { call, failure } = useCall(LINK_MESSAGES.askFailed);
  const [canSend, setCanSend] = useState<boolean>();
  const ask = async (input: PasswordLinkRequest) => {
    setCanSend(undefined);
    await call(async () => setCanSend((await askForLink(input)).canSend));
  };
  return (
    <>
      <h2>Forgot your password?</h2>
      <p>Enter your sign-in email. We will send you a link to reset your password.</p>
      <Form aria-label="Forgot your password?" onSubmit={onSubmit(ask)}>
        <TextField {...field('email')} type="email" autoComplete="username" inputMode="email" />
        {failure && <Alert>{failure}</Alert>}
        <FormActions>
          <Button type="submit" busy={busy}>
            {busy ? 'Sending...' : 'Send link'}
          </Button>
        </FormActions>
      </Form>
      <div role="status" className={styles.told}>
        {canSend === false && <p>{LINK_MESSAGES.noMail}</p>}
        {canSend && <p>{LINK_MESSAGES.asked}</p>}
        {canSend && <p className={styles.note}>{LINK_MESSAGES.notYet}</p>}
      </div>
      <Link to={PATHS.adminLogin}>Back to sign-in</Link>
    </>
  );
}
