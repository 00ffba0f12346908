import { useLocation } from 'react-router-dom';
import { tooManyTries } from '#shared/accounts/account';
import { PLACE_PARAMETER } from '#shared/endpoints';
import { MESSAGES } from '#shared/messages';
import { ApiError, isUnauthorized } from '../../api/http.ts';

const TOO_MANY = 429;

/** Every other refusal says that the credentials are invalid; what the server adds stands behind it. */
export function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return MESSAGES.networkFailed;
  if (error.status === TOO_MANY) return tooManyTries(error.retryAfter);
  const reason = isUnauthorized(error) ? '' : error.message;
  return reason ? `${MESSAGES.admin.invalid}. ${reason}` : MESSAGES.admin.invalid;
}

/** What the address brings for somebody whom the wrong passwords of others keep out. */
export const usePlace = () => new URLSearchParams(useLocation().hash.slice(1)).get(PLACE_PARAMETER);
