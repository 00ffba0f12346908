import { useEffect, useState } from 'react';
import type { PasswordLink } from '#shared/accounts/contract';
import { LINK_MESSAGES } from '#shared/accounts/password-link';
import { PATHS } from '#shared/catalogue';
import { checkLink } from '../../api/password-link.ts';
import { Alert } from '../../components/form/alert.tsx';
import { Link } from '../../components/link/link.tsx';
import { ChooseForm } from './choose-form.tsx';
import { useCall } from './use-call.ts';

/** Checks the link and loads its account before showing the form. */
export function ChoosePassword({ token }: { token: string }) {
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
