import type { InboxCounts, SubmissionFilter, SubmissionSummary } from '#shared/contract';
import { isUnauthorized } from '../../api/http.ts';
import { inboxApi } from '../../api/admin/inbox.ts';
import { logFailure } from '../../api/log.ts';
import { createAccountStore } from '../account.ts';
import { useAdminDrafts } from '../admin/admin-drafts.ts';
import { followRights } from '../rights.ts';
import type { ListStatus } from '../rows.ts';

interface Inbox {
  /** Undefined until loaded. */
  counts?: InboxCounts;
  filter: SubmissionFilter;
  /** Newest first. Items of the previous filter stay while another one loads. */
  items: SubmissionSummary[];
  /** The cursor of the next page; null if there is none. */
  next: string | null;
  status: ListStatus;
  /** When the items were fetched. */
  fetchedAt?: Date;
  /** Neither `load` nor `count` rejects; the other actions do. */
  load: (filter: SubmissionFilter) => Promise<void>;
  /** Refetches as many items as are shown. */
  refresh: () => Promise<void>;
  more: () => Promise<void>;
  count: () => Promise<void>;
  /** Replaces changed rows in place, even if they no longer match the filter. */
  put: (...rows: SubmissionSummary[]) => void;
  /** Removes deleted rows from the list. */
  drop: (ids: readonly string[]) => void;
  remove: (id: string) => Promise<void>;
  restore: (id: string) => Promise<void>;
}

export const useInbox = createAccountStore<Inbox>((set, get) => {
  let asked = 0;
  let shown = 0;
  /** Ignores a response if the filter has changed or if a later request was answered first. */
  const show = async (filter: SubmissionFilter, wanted: number) => {
    const turn = ++asked;
    const pages = await inboxApi.pages(filter, wanted);
    if (get().filter !== filter || turn < shown) return;
    shown = turn;
    set({ ...pages, status: 'loaded', fetchedAt: new Date() });
  };
  return {
    filter: {},
    items: [],
    next: null,
    status: 'idle',
    load: async (filter) => {
      set({ filter, status: 'loading' });
      void get().count();
      await show(filter, 1).catch((error: unknown) => {
        followRights(error);
        if (!isUnauthorized(error)) logFailure('The inbox could not be loaded.', error);
        if (get().filter === filter && get().status === 'loading') set({ items: [], next: null, status: 'failed' });
      });
    },
    refresh: async () => {
      void get().count();
      await show(get().filter, get().items.length);
    },
    more: async () => {
      const { filter, next } = get();
      if (next === null) return;
      const page = await inboxApi.pageAfter(filter, next);
      if (get().filter === filter && get().next === next)
        set({ items: [...get().items, ...page.items], next: page.next });
    },
    count: async () => {
      await inboxApi.counts().then(
        (counts) => set({ counts }),
        (error: unknown) => {
          if (!isUnauthorized(error)) logFailure('The inbox could not be counted.', error);
        },
      );
    },
    put: (...rows) => {
      const changed = new Map(rows.map((row) => [row._id, row]));
      set({ items: get().items.map((item) => changed.get(item._id) ?? item) });
    },
    drop: (ids) => {
      useAdminDrafts.getState().putAside(ids);
      set({ items: get().items.filter((row) => !ids.includes(row._id)) });
    },
    remove: async (id) => {
      await inboxApi.remove(id);
      get().drop([id]);
      void get().count();
    },
    restore: async (id) => {
      await inboxApi.restore(id);
      useAdminDrafts.getState().bringBack([id]);
      await get().refresh();
    },
  };
});
