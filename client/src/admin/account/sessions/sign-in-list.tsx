import { useEffect, useRef, useState } from 'react';
import type { AdminSession, SignInView } from '#shared/accounts/contract';
import { Button } from '#client/components/button/button.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { useToasts } from '#client/stores/toast.ts';
import { endSignIn, readSignIns } from '#client/api/admin/account.ts';
import { timeText } from '../../times.ts';
import { useAttempt } from '../../hooks/use-attempt.ts';
import styles from './sessions.module.css';

interface SignInListProps {
  /** Undefined until the server answers. */
  admin?: AdminSession;
  onEnded: () => Promise<void>;
}

const deviceName = ({ device }: SignInView) => device || 'Unknown device';

export function SignInList({ admin, onEnded }: SignInListProps) {
  const showToast = useToasts((toasts) => toasts.show);
  const heading = useRef<HTMLHeadingElement>(null);
  const { signIns, end, busy, failure } = useSignIns(admin, onEnded);
  const endOne = (signIn: SignInView) =>
    end(signIn._id, () => {
      showToast(`Session on ${deviceName(signIn)} ended.`);
      heading.current?.focus(); // the pressed button disappears
    });
  return (
    <div className={styles.block}>
      <h4 ref={heading} tabIndex={-1}>
        Active sessions
      </h4>
      {signIns && (
        <ul className={styles.list} aria-label="Active sessions">
          {signIns.map((signIn) => (
            <SignInRow key={signIn._id} signIn={signIn} busy={busy} onEnd={() => endOne(signIn)} />
          ))}
        </ul>
      )}
      {failure && <Alert>{failure}</Alert>}
    </div>
  );
}

interface SignInRowProps {
  signIn: SignInView;
  busy: boolean;
  onEnd: () => void;
}

function SignInRow({ signIn, busy, onEnd }: SignInRowProps) {
  const { isCurrent, startedAt, lastSeenAt, address } = signIn;
  const device = deviceName(signIn);
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.device}>{device}</p>
        <p>Signed in {timeText(startedAt)}</p>
        {!isCurrent && <p>Last seen {timeText(lastSeenAt)}</p>}
        {address && <p>From {address}</p>}
      </div>
      {isCurrent ? (
        <p className={styles.here}>This browser</p>
      ) : (
        <Button variant="quiet" disabled={busy} aria-label={`Sign out ${device}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  );
}

/** The account's own sessions, reloaded when the number of other sessions or the expiry changes. */
function useSignIns(admin: AdminSession | undefined, onEnded: () => Promise<void>) {
  const [signIns, setSignIns] = useState<SignInView[]>();
  const reading = useAttempt('The sessions could not be loaded.');
  const ending = useAttempt('The session could not be ended.');
  const { attempt } = reading;
  const state = admin && `${admin.expiresAt} ${admin.otherSessions}`;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `attempt` is new at each rendering
  useEffect(() => void (state && attempt(async () => setSignIns(await readSignIns()))), [state]);

  const end = (id: string, done: () => void) =>
    ending.attempt(async () => {
      await endSignIn(id);
      setSignIns((all) => all?.filter(({ _id }) => _id !== id));
      done();
      await onEnded();
    });
  return { signIns, end, busy: ending.busy, failure: reading.failure ?? ending.failure };
}
