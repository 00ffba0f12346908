import { useInfiniteQuery } from '@tanstack/react-query';
import type { ActivityFilter } from '#shared/accounts/activities';
import { fetchActivities } from '#client/api/admin/activity.ts';
import { ACTIVITY_TEXTS } from '../activity/activity-texts.ts';

/** The activity log, newest first; owners only. Read again whenever the tab opens. */
export const useActivity = (filter: ActivityFilter) =>
  useInfiniteQuery({
    queryKey: ['activity', filter],
    queryFn: ({ pageParam }) => fetchActivities(filter, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
    meta: { failed: ACTIVITY_TEXTS.failed },
  });

export type Activity = ReturnType<typeof useActivity>;
