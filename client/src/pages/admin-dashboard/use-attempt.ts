import { useState } from 'react';
import { isUnauthorized } from '../../api/http.ts';
import { logFailure } from '../../api/log.ts';

/** Runs one change at a time and keeps the sentence of its failure. A 401 has been told by the session already. */
export function useAttempt(report: (error: unknown) => string | undefined) {
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
      setFailure(report(error));
    } finally {
      setBusy(false);
    }
  };
  return { attempt, busy, failure };
}
