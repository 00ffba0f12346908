import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LINK_PARAMETER } from '#shared/accounts/account-endpoints';
import type { PasswordLink, PasswordLinkRequest } from '#shared/accounts/contract';
import { LINK_MESSAGES, LINK_REQUEST_RULES } from '#shared/accounts/password-link';
import { PATHS } from '#shared/catalogue';
import { askForLink, checkLink } from '../../api/password-link.ts';
import { Button } from '../../components/button/button.tsx';
import { Alert } from '../../components/form/alert.tsx';
import { TextField } from '../../components/form/controls.tsx';
import { Form, FormActions } from '../../components/form/form.tsx';
import { useRuledForm } from '../../components/form/use-ruled-form.ts';
import { Link } from '../../components/link/link.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { ChooseForm, useCall } from './choose-form.tsx';
import styles from './admin-password-page.module.css';

/** Requests a password reset. The response is the same for every email address. */
function AskForm() {
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

/** Checks the link and loads its account before showing the form. */
function ChoosePassword({ token }: { token: string }) {
  const { call, failure } = useCall(LINK_MESSAGES.checkFailed);
  const [link, setLink] = useState<PasswordLink>();
  useEffect(() => void call(async () => setLink(await checkLink({ token }))), [call, token]);
  if (link) return <ChooseForm token={token} link={link} />;
  return (
    <>
      <h2>Choose your password</h2>
      {failure ? <Ended reason={failure} /> : <p role="status">Checking the link...</p>}
    </>
  );
}

function Ended({ reason }: { reason: string }) {
  return (
    <>
      <Alert>{reason}</Alert>
      <p>
        If you have forgotten your password, <Link to={PATHS.adminPassword}>request another link</Link>. If you were
        invited, ask for a new invitation.
      </p>
    </>
  );
}

/** The form depends on the fragment, which only the browser knows. */
export function AdminPasswordPage() {
  const isHydrated = useHydrated();
  const token = new URLSearchParams(useLocation().hash.slice(1)).get(LINK_PARAMETER);
  return (
    <Page>
      <Section>
        <div className={styles.choice}>
          {isHydrated && (token === null ? <AskForm /> : <ChoosePassword key={token} token={token} />)}
        </div>
      </Section>
    </Page>
  );
}
