import { useSyncExternalStore } from 'react';

const thisYear = () => new Date().getFullYear();
const neverChanges = () => () => undefined;

/** What the prerendered page says: it may be from last year, and hydration has to begin with the same. */
const yearInPage = () =>
  typeof document === 'undefined' ? thisYear() : Number(document.getElementById('root')?.dataset.year);

export const useCurrentYear = () => useSyncExternalStore(neverChanges, thisYear, yearInPage);
