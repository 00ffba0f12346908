import { endSession, readSession } from '../api/admin/admin.ts';
import { isUnauthorized } from '../api/http.ts';
import { logFailure } from '../api/log.ts';
import { useSession } from './session.ts';

/** Asks the server whether the stored token is valid and which roles the account has. */
export async function checkSession(): Promise<void> {
  await readSession().then(useSession.getState().know, (error: unknown) => {
    if (!isUnauthorized(error)) logFailure('The session could not be checked.', error);
  });
}

export async function logOut(): Promise<void> {
  const ended = endSession(); // reads the token synchronously, before it is removed
  useSession.getState().forget(true);
  await ended.catch((error: unknown) => logFailure('The session could not be ended on the server.', error));
}
