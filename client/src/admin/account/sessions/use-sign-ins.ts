import { useEffect, useState } from 'react';
import type { AdminSession, SignInView } from '#shared/accounts/contract';
import { endSignIn, readSignIns } from '#client/api/sign-ins.ts';
import { useAttempt } from '../../use-attempt.ts';

/** One's own sign-ins, read again whenever the session tells of another number of them. */
export function useSignIns(admin: AdminSession | undefined, onEnded: () => Promise<void>) {
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
