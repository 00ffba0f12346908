import { useBrowserValue } from './use-browser-value.ts';

/** False while the page is prerendered and hydrated: the HTML cannot depend on the query of the address. */
export const useHydrated = () =>
  useBrowserValue(
    () => true,
    () => false,
  );
