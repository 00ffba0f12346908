import { useEffect } from 'react';
import { usePageData } from '#client/content/page-context.tsx';
import { useJobs } from '#client/stores/rows.ts';

/** A job from the list, or the one that came with the page. Without either, the list is loaded. */
export function useJob(id: string) {
  const { items, status, load } = useJobs();
  const { job: served } = usePageData();
  useEffect(() => {
    if (!served) void load();
  }, [served, load]);
  return { job: items.find((job) => job._id === id) ?? served, status, load };
}
