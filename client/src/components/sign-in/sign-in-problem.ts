import { useLocation } from 'react-router-dom';
import { tooManyTries } from '#shared/accounts/account';
import { BROWSER_PARAMETER } from '#shared/endpoints';
import { MESSAGES } from '#shared/messages';
import { ApiError, isUnauthorized } from '../../api/http.ts';

const TOO_MANY = 429;

/** Refusals other than 429 say that the credentials are invalid, followed by the server's reason if there is one. */
export function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return MESSAGES.networkFailed;
  if (error.status === TOO_MANY) return tooManyTries(error.retryAfter);
  const reason = isUnauthorized(error) ? '' : error.message;
  return reason ? `${MESSAGES.admin.invalid}. ${reason}` : MESSAGES.admin.invalid;
}

/** A token from a mailed link, which exempts its owner from the lockout caused by other people's wrong passwords. */
export const useBrowserToken = () => new URLSearchParams(useLocation().hash.slice(1)).get(BROWSER_PARAMETER);
