import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useJobs } from '../../stores/rows.ts';

/** The title of the job that the visitor comes from: from the navigation state, or in a new tab by the id in `?job=`. */
export function useJobTitle(): string | undefined {
  const location = useLocation();
  const { items, load } = useJobs();
  const passed = (location.state as { jobTitle?: unknown } | null)?.jobTitle;
  const jobId = new URLSearchParams(location.search).get('job');
  const lookUp = jobId !== null && passed === undefined;
  useEffect(() => {
    if (lookUp) void load();
  }, [lookUp, load]);
  return typeof passed === 'string' ? passed : items.find((job) => job._id === jobId)?.title;
}
