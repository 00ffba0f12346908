import { useEffect, useState } from 'react';
import { changeSecuritySettings, readSecuritySettings } from '#client/api/admin/account.ts';
import { Checkbox } from '#client/components/checkbox/checkbox.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { checkSession } from '#client/stores/session-calls.ts';
import { useSession } from '#client/stores/session.ts';
import dashboard from '../admin-dashboard-page.module.css';
import { useAttempt } from '../hooks/use-attempt.ts';
import { OtherSessions } from './other-sessions.tsx';
import { PasswordForm } from './password-form.tsx';
import { TwoFactorSection } from './two-factor/two-factor-section.tsx';
import { SignInList } from './sessions/sign-in-list.tsx';
import account from './account.module.css';
import styles from './sessions/sessions.module.css';

/** The owner's setting: whether sign-ins of all accounts are stored with their IP address. */
function AddressSetting() {
  const [isKept, setKept] = useState<boolean>();
  const { attempt, busy, failure } = useAttempt('The setting could not be loaded or saved.');
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once; `attempt` is new at each rendering
  useEffect(() => void attempt(async () => setKept((await readSecuritySettings()).keepAddresses)), []);
  const choose = (keepAddresses: boolean) =>
    attempt(async () => setKept((await changeSecuritySettings({ keepAddresses })).keepAddresses));
  return (
    <div className={styles.block}>
      <h4>Sign-in records</h4>
      {isKept !== undefined && (
        <Checkbox
          label="Record the IP address of each sign-in"
          checked={isKept}
          disabled={busy}
          onChange={(checked) => void choose(checked)}
        />
      )}
      <p className={styles.note}>
        Applies to all accounts. IP addresses help you spot unfamiliar sign-ins and reveal an approximate location.
        Turning this off also deletes the addresses recorded so far.
      </p>
      {failure && <Alert>{failure}</Alert>}
    </div>
  );
}

export function AccountTab() {
  const admin = useSession((session) => session.admin);
  // the user may have signed in elsewhere since the dashboard was opened
  useEffect(() => void checkSession(), []);
  return (
    <div className={account.account}>
      <h2>Account</h2>
      <div className={dashboard.tab}>
        <section className={dashboard.add}>
          <h3>Change Password</h3>
          <PasswordForm person={admin} onChanged={checkSession} />
        </section>
        <div className={dashboard.lists}>
          <section>
            <h3>Two-factor authentication</h3>
            <TwoFactorSection onChanged={checkSession} />
          </section>
          <section>
            <h3>Sessions</h3>
            <OtherSessions admin={admin} onEnded={checkSession} />
            <SignInList admin={admin} onEnded={checkSession} />
            {admin?.roles.includes('owner') && <AddressSetting />}
          </section>
        </div>
      </div>
    </div>
  );
}
