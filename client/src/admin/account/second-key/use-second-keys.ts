import { useCallback, useEffect, useState } from 'react';
import type { SecondKeys } from '#shared/accounts/second-key-contract';
import { isUnauthorized } from '#client/api/http.ts';
import { logFailure } from '#client/api/log.ts';
import { readSecondKeys } from '#client/api/second-key.ts';

/** The second keys of the account, undefined until the server has answered. */
export function useSecondKeys() {
  const [{ keys, hasFailed }, setState] = useState<{ keys?: SecondKeys; hasFailed?: boolean }>({});
  const load = useCallback(
    () =>
      readSecondKeys().then(
        (keys) => setState({ keys }),
        (error: unknown) => {
          if (isUnauthorized(error)) return;
          logFailure('The two-factor settings could not be loaded.', error);
          setState((before) => ({ ...before, hasFailed: true }));
        },
      ),
    [],
  );
  useEffect(() => void load(), [load]);
  return { keys, hasFailed, load };
}
