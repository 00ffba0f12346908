import type { AdminSession } from '#shared/accounts/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { isUnauthorized, request } from '../api/http.ts';
import { logFailure } from '../api/log.ts';
import { useSession } from './session.ts';

const readSession = () => request<AdminSession>('GET', ENDPOINTS.adminSession, { asAdmin: true });

const endSession = () => request<void>('DELETE', ENDPOINTS.adminSession, { asAdmin: true, isLast: true });

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
