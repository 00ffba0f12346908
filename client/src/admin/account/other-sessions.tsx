import { ACCOUNT_MESSAGES } from '#shared/accounts/account';
import type { AdminSession } from '#shared/accounts/contract';
import { endOtherSessions } from '#client/api/admin/account.ts';
import { Button } from '#client/components/button/button.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { useToasts } from '#client/stores/toast.ts';
import { useAttempt } from '../hooks/use-attempt.ts';
import styles from './account.module.css';

interface OtherSessionsProps {
  /** Undefined until the server answers. */
  admin?: AdminSession;
  onEnded: () => Promise<void>;
}

const signIns = (count: number, rest: string) =>
  count === 1 ? `1 other session ${rest}` : `${count} other sessions ${rest}`;

export function OtherSessions({ admin, onEnded }: OtherSessionsProps) {
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

const whereElse = (count: number) =>
  `You are also signed in on ${count === 1 ? 'one other browser' : `${count} other browsers`}.`;
