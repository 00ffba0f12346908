import { PATHS } from '#shared/catalogue';

/**
 * The URL of a tab of the dashboard; undefined without PUBLIC_URL.
 * @param query the tab's name, and its other parameters
 */
export const tabUrl = (publicUrl: string | undefined, query: string): string | undefined =>
  publicUrl && `${publicUrl}${PATHS.adminDashboard}?tab=${query}`;
