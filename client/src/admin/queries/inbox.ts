import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { SubmissionFilter, SubmissionPage, SubmissionSummary } from '#shared/contract';
import { isUnauthorized } from '#client/api/http.ts';
import { filterQuery, inboxApi } from '#client/api/admin/inbox.ts';
import { useAdminDrafts } from '#client/stores/admin/admin-drafts.ts';
import { reloadRights } from '#client/stores/rights.ts';
import { useInboxAddress } from '../inbox/hooks/use-inbox-address.ts';
import { ON_PURPOSE, queryClient, statusOf } from './client.ts';

/** Milliseconds between polls; new submissions must appear within five seconds. */
const EVERY = 4000;

const LISTS = ['inbox', 'list'];

const EMPTY: SubmissionPage = { items: [], next: null };

const listOf = (filter: SubmissionFilter) =>
  queryOptions({
    queryKey: [...LISTS, filterQuery(filter)],
    queryFn: async ({ queryKey }) => {
      const shown = queryClient.getQueryData<SubmissionPage>(queryKey)?.items.length ?? 1;
      try {
        return await inboxApi.pages(filter, shown);
      } catch (error) {
        reloadRights(error);
        throw error;
      }
    },
    ...ON_PURPOSE,
    meta: { failed: 'The inbox could not be loaded.' },
  });

/** The submissions of the filter in the address, newest first. Those of the filter before stay while another one loads. */
export function useSubmissions() {
  const { filter } = useInboxAddress();
  const list = useQuery({ ...listOf(filter), placeholderData: keepPreviousData });
  const { data = EMPTY, dataUpdatedAt, refetch } = list;
  return { ...data, status: statusOf(list), fetchedAt: new Date(dataUpdatedAt), refetch };
}

/** The loaded submissions of a filter, for event handlers. */
export const loadedIds = (filter: SubmissionFilter): string[] | undefined =>
  queryClient.getQueryData(listOf(filter).queryKey)?.items.map(({ _id }) => _id);

/** Appends the next page. @returns the first submission that it added */
export async function loadMore(filter: SubmissionFilter): Promise<SubmissionSummary | undefined> {
  const { queryKey } = listOf(filter);
  const { next } = queryClient.getQueryData(queryKey) ?? EMPTY;
  if (next === null) return undefined;
  const page = await inboxApi.pageAfter(filter, next);
  queryClient.setQueryData(queryKey, (list) =>
    list?.next === next ? { items: [...list.items, ...page.items], next: page.next } : list,
  );
  return page.items[0];
}

/** Fetches as many submissions as are shown. Rejects with the error of the call. */
export function refreshLists(): Promise<void> {
  refreshCounts();
  return queryClient.invalidateQueries({ queryKey: LISTS }, { throwOnError: true });
}

/** Fetches again whatever is shown of the inbox. Never rejects. */
export const refreshInbox = () => queryClient.invalidateQueries({ queryKey: ['inbox'] });

/** @param change keeps the time at which the list was fetched */
function changeLists(change: (items: SubmissionSummary[]) => SubmissionSummary[]): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: LISTS }))
    queryClient.setQueryData<SubmissionPage>(query.queryKey, (list) => list && { ...list, items: change(list.items) }, {
      updatedAt: query.state.dataUpdatedAt,
    });
}

/** Replaces changed rows in place, even if they no longer match the filter. */
export function putRows(...rows: SubmissionSummary[]): void {
  const changed = new Map(rows.map((row) => [row._id, row]));
  changeLists((items) => items.map((item) => changed.get(item._id) ?? item));
}

/** Removes deleted rows from the lists. */
export function dropRows(ids: readonly string[]): void {
  useAdminDrafts.getState().putAside(ids);
  changeLists((items) => items.filter((row) => !ids.includes(row._id)));
}

const counts = queryOptions({
  queryKey: ['inbox', 'counts'],
  queryFn: () => inboxApi.counts(),
  ...ON_PURPOSE,
  meta: { failed: 'The inbox could not be counted.' },
});

/** @param enabled whether to fetch the counts, or only to show those that others fetch */
export const useCounts = (enabled = true) => useQuery({ ...counts, enabled }).data;

export const refreshCounts = () => void queryClient.invalidateQueries({ queryKey: counts.queryKey });

export async function removeSubmission(id: string): Promise<void> {
  await inboxApi.remove(id);
  dropRows([id]);
  refreshCounts();
}

export async function restoreSubmission(id: string): Promise<void> {
  await inboxApi.restore(id);
  useAdminDrafts.getState().bringBack([id]);
  await refreshLists();
}

const VERSION = ['inbox-version'];

/** The new version counts only once all that is shown has been fetched again. */
async function fetchVersion(): Promise<string> {
  const before = queryClient.getQueryData<string>(VERSION);
  try {
    const { version } = await inboxApi.version();
    if (before !== undefined && before !== version) {
      await queryClient.cancelQueries({ queryKey: ['inbox'] }); // answers under way may be older than the change
      await queryClient.invalidateQueries({ queryKey: ['inbox'] }, { throwOnError: true });
    }
    return version;
  } catch (error) {
    reloadRights(error);
    throw error;
  }
}

const version = queryOptions({ queryKey: VERSION, queryFn: fetchVersion });

/** Polls the inbox, and refetches the visible queries when it has changed. */
export const useInboxVersion = () =>
  useQuery({
    ...version,
    refetchInterval: EVERY,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });

/** When the connection was lost; undefined while the server answers. */
export function useLostSince(): Date | undefined {
  const { error, dataUpdatedAt, errorUpdatedAt } = useQuery({ ...version, enabled: false });
  if (error === null || isUnauthorized(error)) return undefined;
  return new Date(dataUpdatedAt || errorUpdatedAt);
}
