import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in the prerendered page and while it is hydrated: what depends on the address's query has to wait for it. */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
