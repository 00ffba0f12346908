import { useEffect, useRef, useState } from 'react';
import type { AdminSession, SessionView } from '#shared/accounts/contract';
import { Button } from '#client/components/button/button.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { useToasts } from '#client/stores/toast.ts';
import { endOwnSession, readOwnSessions } from '#client/api/admin/account.ts';
import { timeText } from '../../times.ts';
import { useAttempt } from '../../hooks/use-attempt.ts';
import { useFocus } from '../../hooks/use-focus.ts';
import styles from './sessions.module.css';

export interface SessionsProps {
  /** Undefined until the server answers. */
  admin?: AdminSession;
  onEnded: () => Promise<void>;
}

/** Sessions shown at first; a button shows the others. */
const FIRST_SHOWN = 5;

const rowId = ({ _id }: SessionView) => `session-${_id}`;

const deviceName = ({ device }: SessionView) => device || 'Unknown device';

export function SessionList({ admin, onEnded }: SessionsProps) {
  const showToast = useToasts((toasts) => toasts.show);
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useFocus();
  const [isWhole, setWhole] = useState(false);
  const { sessions, end, busy, failure } = useOwnSessions(admin, onEnded);
  const endOne = (session: SessionView) =>
    end(session._id, () => {
      showToast(`Session on ${deviceName(session)} ended.`);
      heading.current?.focus(); // the pressed button disappears
    });
  const shown = isWhole ? sessions : sessions?.slice(0, FIRST_SHOWN);
  const showAll = () => {
    setWhole(true);
    if (sessions) focus(rowId(sessions[FIRST_SHOWN])); // the pressed button disappears
  };
  return (
    <div className={styles.block}>
      <h4 ref={heading} tabIndex={-1}>
        Active sessions
      </h4>
      {shown && (
        <ul className={styles.list} aria-label="Active sessions">
          {shown.map((session) => (
            <SessionRow key={session._id} session={session} busy={busy} onEnd={() => endOne(session)} />
          ))}
        </ul>
      )}
      {sessions && shown && shown.length < sessions.length && (
        <p>
          <Button variant="secondary" onClick={showAll}>
            Show all {sessions.length}
          </Button>
        </p>
      )}
      {failure && <Alert>{failure}</Alert>}
    </div>
  );
}

interface SessionRowProps {
  session: SessionView;
  busy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { isCurrent, startedAt, lastSeenAt, address } = session;
  const device = deviceName(session);
  const [started, lastSeen] = [timeText(startedAt), timeText(lastSeenAt)];
  return (
    <li id={rowId(session)} tabIndex={-1} className={styles.row}>
      <div className={styles.about}>
        <p className={styles.device}>{device}</p>
        <p>Signed in {started}</p>
        {!isCurrent && lastSeen !== started && <p>Last seen {lastSeen}</p>}
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
function useOwnSessions(admin: AdminSession | undefined, onEnded: () => Promise<void>) {
  const [sessions, setSessions] = useState<SessionView[]>();
  const reading = useAttempt('The sessions could not be loaded.');
  const ending = useAttempt('The session could not be ended.');
  const { attempt } = reading;
  const state = admin && `${admin.expiresAt} ${admin.otherSessions}`;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `attempt` is new at each rendering
  useEffect(() => void (state && attempt(async () => setSessions(await readOwnSessions()))), [state]);

  const end = (id: string, done: () => void) =>
    ending.attempt(async () => {
      await endOwnSession(id);
      setSessions((all) => all?.filter(({ _id }) => _id !== id));
      done();
      await onEnded();
    });
  return { sessions, end, busy: ending.busy, failure: reading.failure ?? ending.failure };
}
