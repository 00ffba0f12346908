import { useEffect, useState } from 'react';
import { ACCOUNT_MESSAGES } from '#shared/accounts/account';
import { changeSecuritySettings, endOtherSessions, readSecuritySettings } from '#client/api/admin/account.ts';
import { Button } from '#client/components/button/button.tsx';
import { Checkbox } from '#client/components/checkbox/checkbox.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { useToasts } from '#client/stores/toast.ts';
import { useAttempt } from '../../hooks/use-attempt.ts';
import { SessionList, type SessionsProps } from './session-list.tsx';
import styles from './sessions.module.css';

const signIns = (count: number, rest: string) =>
  count === 1 ? `1 other session ${rest}` : `${count} other sessions ${rest}`;

const whereElse = (count: number) =>
  `You are also signed in on ${count === 1 ? 'one other browser' : `${count} other browsers`}.`;

function OtherSessions({ admin, onEnded }: SessionsProps) {
  const showToast = useToasts((toasts) => toasts.show);
  const { attempt, busy, failure } = useAttempt(ACCOUNT_MESSAGES.signOutFailed);
  const end = async () => {
    const { ended } = await endOtherSessions();
    showToast(ended ? signIns(ended, 'ended.') : 'There were no other sessions.');
    await onEnded();
  };
  return (
    <div className={styles.sessions}>
      {admin && (
        <>
          <p className={styles.email}>You are signed in as {admin.email}.</p>
          <p>{admin.otherSessions ? whereElse(admin.otherSessions) : 'You have no other sessions.'}</p>
        </>
      )}
      <Button variant="secondary" busy={busy} onClick={() => attempt(end)}>
        Sign out other sessions
      </Button>
      <p className={styles.note}>
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

export function SessionsSection(props: SessionsProps) {
  return (
    <section>
      <h3>Sessions</h3>
      <OtherSessions {...props} />
      {props.admin?.roles.includes('owner') && <AddressSetting />}
      <SessionList {...props} />
    </section>
  );
}
