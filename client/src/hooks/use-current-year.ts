import { useBrowserValue } from './use-browser-value.ts';

const thisYear = () => new Date().getFullYear();

/** The year of prerendering, which hydration must repeat even if it has passed. */
const yearInHtml = () =>
  typeof document === 'undefined' ? thisYear() : Number(document.getElementById('root')?.dataset.year);

export const useCurrentYear = () => useBrowserValue(thisYear, yearInHtml);
