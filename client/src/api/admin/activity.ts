import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import type { ActivityFilter, ActivityPage } from '#shared/accounts/activities';
import { request } from '../http.ts';

const asAdmin = true;

/** The query parameters of the filters that are set. */
export const activityQuery = ({ account, action, from, to }: ActivityFilter): Record<string, string> => ({
  ...(account && { account }),
  ...(action && { action }),
  ...(from && { from }),
  ...(to && { to }),
});

export function fetchActivities(filter: ActivityFilter, cursor?: string): Promise<ActivityPage> {
  const words = new URLSearchParams({ ...activityQuery(filter), ...(cursor && { cursor }) }).toString();
  return request('GET', ACCOUNT_ENDPOINTS.activity + (words && `?${words}`), { asAdmin });
}
