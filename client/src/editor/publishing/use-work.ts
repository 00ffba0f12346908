import { useState } from 'react';
import { ApiError, isUnauthorized } from '../../api/http.ts';
import { logFailure } from '../../api/log.ts';
import { TEXTS } from '../editor-texts.ts';

/** Runs the calls of a dialog, and keeps the messages of the last failure. */
export function useWork() {
  const [isBusy, setBusy] = useState(false);
  const [failures, setFailures] = useState<string[]>([]);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailures([]);
    try {
      await work();
    } catch (error) {
      if (isUnauthorized(error)) return;
      logFailure('The content could not be changed.', error);
      setFailures(sentencesOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, failures };
}

function sentencesOf(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [TEXTS.failed];
  return error.errors.length > 0 ? error.errors : [error.message || TEXTS.failed];
}
