import { useEffect } from 'react';

/** Calls `onVisible` when the browser's tab becomes visible again. */
export function useOnVisible(onVisible: () => void): void {
  useEffect(() => {
    const changed = () => {
      if (document.visibilityState === 'visible') onVisible();
    };
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, [onVisible]);
}
