import { useState } from 'react';
import { failureText, isUnauthorized } from '../../api/http.ts';
import { logFailure } from '../../api/log.ts';

export const NOT_SAVED = 'This could not be saved. Check your connection and try again.';

/** Runs a change and keeps its error message: the server's, or `fallback`. 401 errors are left to the session. */
export function useAttempt(
  fallback: string,
  report: (error: unknown, fallback: string) => string | undefined = failureText,
) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const attempt = async (work: () => Promise<void>) => {
    setFailure(undefined);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (isUnauthorized(error)) return;
      logFailure('A change failed.', error);
      setFailure(report(error, fallback));
    } finally {
      setBusy(false);
    }
  };
  return { attempt, busy, failure };
}
