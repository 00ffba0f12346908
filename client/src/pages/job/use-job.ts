import { useEffect, useMemo } from 'react';
import { servedJob } from '../../api/served-job.ts';
import { useJobs } from '../../stores/rows.ts';

/** A job from the list, or the one that the server wrote into the page. Without either, the list is loaded. */
export function useJob(id: string) {
  const { items, status, load } = useJobs();
  const served = useMemo(() => servedJob(id), [id]);
  useEffect(() => {
    if (!served) void load();
  }, [served, load]);
  return { job: items.find((job) => job._id === id) ?? served, status, load };
}
