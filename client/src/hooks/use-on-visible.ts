import { useEffect } from 'react';

/** Calls when the browser's tab is looked at again: much may have changed meanwhile. */
export function useOnVisible(onReturn: () => void): void {
  useEffect(() => {
    const changed = () => {
      if (document.visibilityState === 'visible') onReturn();
    };
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, [onReturn]);
}
