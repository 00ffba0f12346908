import { useBrowserValue } from './use-browser-value.ts';

/** False during prerendering and hydration, because the HTML cannot depend on the query. */
export const useHydrated = () =>
  useBrowserValue(
    () => true,
    () => false,
  );
