import { useCallback, useSyncExternalStore } from 'react';

const unknown = () => false;

/** False in the prerendered page. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false, unknown);
}

/** Where the dashboard has its tabs in a bar at the bottom, with the rest behind "More". */
export const useIsPhone = () => useMediaQuery('(width < 48rem)');
