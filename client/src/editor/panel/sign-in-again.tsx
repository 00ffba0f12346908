import { useEffect, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { SignIn } from '../../components/sign-in/sign-in.tsx';
import { useSession } from '../../stores/session.ts';
import { saveNow } from '../drafts/saving/saving.ts';
import { TEXTS } from '../editor-texts.ts';

/** The current account, or the last one after the session has ended. */
function useLastAccount(): string | undefined {
  const account = useSession((session) => session.account);
  const [last, setLast] = useState(account);
  if (account !== undefined && account !== last) setLast(account);
  return account ?? last;
}

/** Asks for the password when the session has ended, over any open dialog, and then saves the queue. */
export function SignInAgain() {
  const isOver = useSession(({ isAdmin }) => isAdmin === false);
  const account = useLastAccount();
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    if (!isOver) void saveNow();
  }, [isOver]);
  if (!isOver) {
    if (isClosed) setClosed(false);
    return null;
  }
  return (
    <>
      <Button onClick={() => setClosed(false)}>{TEXTS.signIn}</Button>
      <Dialog open={!isClosed} heading={TEXTS.signIn} onClose={() => setClosed(true)}>
        <p>{TEXTS.sessionOver}</p>
        <SignIn email={account} />
      </Dialog>
    </>
  );
}
