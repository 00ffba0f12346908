import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { ACTIVITIES, type ActivityFilter, type ActivityKind } from '#shared/accounts/activities';
import { activityQuery } from '#client/api/admin/activity.ts';

const isKind = (action: string | null): action is ActivityKind => action !== null && Object.hasOwn(ACTIVITIES, action);

function filterOf(search: string): ActivityFilter {
  const query = new URLSearchParams(search);
  const action = query.get('action');
  return {
    account: query.get('account') ?? undefined,
    action: isKind(action) ? action : undefined,
    from: query.get('from') ?? undefined,
    to: query.get('to') ?? undefined,
  };
}

/** The dashboard query of an activity filter. */
export const activityAddress = (filter: ActivityFilter): string =>
  `?${new URLSearchParams({ tab: 'activity', ...activityQuery(filter) }).toString()}`;

/** The filter in the address. Equal filters keep their identity. */
export function useActivityAddress(): ActivityFilter {
  const { search } = useLocation();
  const words = activityAddress(filterOf(search));
  return useMemo(() => filterOf(words), [words]);
}
