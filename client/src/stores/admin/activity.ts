import type { ActivityFilter, ActivityItem } from '#shared/accounts/activities';
import { fetchActivities } from '../../api/admin/activity.ts';
import { isUnauthorized } from '../../api/http.ts';
import { logFailure } from '../../api/log.ts';
import { createAccountStore } from '../account.ts';
import type { ListStatus } from '../rows.ts';

interface ActivityState {
  /** Newest first. */
  items: ActivityItem[];
  /** The cursor of older items; null if there are none. */
  next: string | null;
  status: ListStatus;
  filter: ActivityFilter;
  /** Never rejects: a failure sets the status. */
  load: (filter: ActivityFilter) => Promise<void>;
  /** Appends older items. Rejects with the error of the call. */
  older: () => Promise<void>;
}

/** The activity log; owners only. */
export const useActivity = createAccountStore<ActivityState>((set, get) => ({
  items: [],
  next: null,
  status: 'idle',
  filter: {},
  load: async (filter) => {
    set({ items: [], next: null, filter, status: 'loading' });
    // the filter may change before the response arrives
    const isWanted = () => get().filter === filter;
    try {
      const page = await fetchActivities(filter);
      if (isWanted()) set({ ...page, status: 'loaded' });
    } catch (error) {
      if (!isUnauthorized(error)) logFailure('The activity could not be loaded.', error);
      if (isWanted()) set({ status: 'failed' });
    }
  },
  older: async () => {
    const { filter, next } = get();
    if (next === null) return;
    const page = await fetchActivities(filter, next);
    if (get().filter === filter && get().next === next)
      set({ items: [...get().items, ...page.items], next: page.next });
  },
}));
