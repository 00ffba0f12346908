import { useEffect, useState } from 'react';
import { ACCOUNT_MESSAGES } from '#shared/accounts/account';
import type { AdminSession } from '#shared/accounts/contract';
import { changeSecuritySettings, endOtherSessions, readSecuritySettings } from '#client/api/admin/account.ts';
import { Button } from '#client/components/button/button.tsx';
import { Checkbox } from '#client/components/checkbox/checkbox.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { checkSession } from '#client/stores/session-calls.ts';
import { useSession } from '#client/stores/session.ts';
import { useToasts } from '#client/stores/toast.ts';
import dashboard from '../admin-dashboard-page.module.css';
import { useAttempt } from '../hooks/use-attempt.ts';
import { PasswordForm } from './password-form.tsx';
import { TwoFactorSection } from './two-factor/two-factor-section.tsx';
import { SessionList } from './sessions/session-list.tsx';
import account from './account.module.css';
import styles from './sessions/sessions.module.css';

interface OtherSessionsProps {
  /** Undefined until the server answers. */
  admin?: AdminSession;
  onEnded: () => Promise<void>;
}

const signIns = (count: number, rest: string) =>
  count === 1 ? `1 other session ${rest}` : `${count} other sessions ${rest}`;

const whereElse = (count: number) =>
  `You are also signed in on ${count === 1 ? 'one other browser' : `${count} other browsers`}.`;

function OtherSessions({ admin, onEnded }: OtherSessionsProps) {
  const showToast = useToasts((toasts) => toasts.show);
  const { attempt, busy, failure } = useAttempt(ACCOUNT_MESSAGES.signOutFailed);
  const end = async () => {
    const { ended } = await endOtherSessions();
    showToast(ended ? signIns(ended, 'ended.') : 'There were no other sessions.');
    await onEnded();
  };
  return (
    <div className={account.sessions}>
      {admin && (
        <>
          <p className={account.email}>You are signed in as {admin.email}.</p>
          <p>{admin.otherSessions ? whereElse(admin.otherSessions) : 'You have no other sessions.'}</p>
        </>
      )}
      <Button variant="secondary" busy={busy} onClick={() => attempt(end)}>
        Sign out other sessions
      </Button>
      <p className={account.note}>
        Signs you out of every other browser and device. If you do not recognize one of them, change your password
        instead: that ends all other sessions and replaces the password.
      </p>
      {failure && <Alert>{failure}</Alert>}
    </div>
  );
}

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
            {admin?.roles.includes('owner') && <AddressSetting />}
            <SessionList admin={admin} onEnded={checkSession} />
          </section>
        </div>
      </div>
    </div>
  );
}
