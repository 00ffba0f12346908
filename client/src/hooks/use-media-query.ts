import { useCallback, useSyncExternalStore } from 'react';

const unknown = () => false;

/** False in prerendered HTML. */
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

/** Matches where the dashboard has its tabs in a bottom bar, with the rest under "More". */
export const useIsPhone = () => useMediaQuery('(width < 48rem)');

/** Matches where a finger is the main pointer, so that no keyboard shortcut is worth a mention. */
export const useIsTouch = () => useMediaQuery('(pointer: coarse)');
