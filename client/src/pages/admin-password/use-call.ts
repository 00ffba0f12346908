import { useCallback, useState } from 'react';
import { tooManyTries } from '#shared/accounts/account';
import { ApiError, failureText } from '../../api/http.ts';
import { logFailure } from '../../api/log.ts';

const TOO_MANY = 429;

/** Keeps the error message of a failed call: the server's, or `fallback`. */
export function useCall(fallback: string) {
  const [failure, setFailure] = useState<string>();
  const call = useCallback(
    async (work: () => Promise<void>) => {
      setFailure(undefined);
      try {
        await work();
      } catch (error) {
        logFailure(fallback, error);
        const isTooMany = error instanceof ApiError && error.status === TOO_MANY;
        setFailure(isTooMany ? tooManyTries(error.retryAfter) : failureText(error, fallback));
      }
    },
    [fallback],
  );
  return { call, failure };
}
