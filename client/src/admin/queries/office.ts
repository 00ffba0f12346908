import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SavedFilterInput } from '#shared/contract';
import { isUnauthorized } from '#client/api/http.ts';
import { inboxApi } from '#client/api/admin/inbox.ts';
import { logFailure } from '#client/api/log.ts';
import { useJobs } from '#client/stores/rows.ts';
import { queryClient } from './client.ts';

/** Suggestions for the assignee of a submission. */
export const useStaffNames = (enabled = true) =>
  useQuery({
    queryKey: ['staff-names'],
    queryFn: () => inboxApi.assignees(),
    enabled,
    meta: { failed: 'The staff names could not be loaded.' },
  });

/** The titles of the open jobs, then other positions that people applied for, as far as either can be loaded. */
async function fetchPositions(): Promise<string[]> {
  const used = inboxApi.positions().catch((error: unknown) => {
    if (!isUnauthorized(error)) logFailure('The positions could not be loaded.', error);
    return [];
  });
  await useJobs.getState().load();
  const titles = useJobs.getState().items.map(({ title }) => title);
  return [...new Set([...titles, ...(await used)])];
}

export const usePositions = (enabled: boolean) =>
  useQuery({ queryKey: ['positions'], queryFn: fetchPositions, enabled });

const savedFilters = queryOptions({
  queryKey: ['saved-filters'],
  queryFn: () => inboxApi.savedFilters(),
  meta: { failed: 'The saved filters could not be loaded.' },
});

/** Shared by all accounts that may see the submissions in question. */
export const useSavedFilters = () => useQuery(savedFilters);

export const refreshSavedFilters = () => queryClient.invalidateQueries({ queryKey: savedFilters.queryKey });

export async function saveFilter(input: SavedFilterInput): Promise<void> {
  const saved = await inboxApi.saveFilter(input);
  queryClient.setQueryData(savedFilters.queryKey, (filters = []) => [...filters, saved]);
}

export async function removeFilter(id: string): Promise<void> {
  await inboxApi.removeFilter(id);
  queryClient.setQueryData(savedFilters.queryKey, (filters) => filters?.filter(({ _id }) => _id !== id));
}
