import { queryOptions, useQuery } from '@tanstack/react-query';
import type { KEPT_ITEMS } from '#shared/content/documents/firm-rules';
import { contentApi } from '#client/api/content.ts';
import { isUnauthorized } from '#client/api/http.ts';
import { inSequence } from '#client/api/in-sequence.ts';
import { logFailure } from '#client/api/log.ts';
import { useToasts } from '#client/stores/toast.ts';
import { NOT_SAVED } from '../hooks/use-attempt.ts';
import { queryClient } from './client.ts';

export type KeptItem = (typeof KEPT_ITEMS)[number];

const siteState = queryOptions({
  queryKey: ['site-state'],
  queryFn: () => contentApi.state(),
  meta: { failed: 'The state of the site could not be loaded.' },
});

/** The published content, the drafts and the remaining sample content. */
export const useSiteState = (enabled = true) => useQuery({ ...siteState, enabled });

export const refreshSiteState = () => queryClient.invalidateQueries({ queryKey: siteState.queryKey });

async function keep(item: KeptItem): Promise<void> {
  const before = queryClient.getQueryData(siteState.queryKey)?.content.firm.kept;
  if (before?.includes(item)) return;
  try {
    await contentApi.save('firm', { changes: [{ path: ['kept'], before, value: [...(before ?? []), item] }] });
  } catch (error) {
    if (!isUnauthorized(error)) logFailure('A kept part of the sample could not be saved.', error);
    useToasts.getState().show(NOT_SAVED);
  }
  await refreshSiteState();
}

/** Records that the owner keeps a part of the sample content on purpose. One at a time, because each save lists the parts kept before. */
export const keepSample = (item: KeptItem): Promise<void> => inSequence(() => keep(item));
