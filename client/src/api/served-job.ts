import type { Job } from '#shared/contract';
import { JOB_SLOTS, SERVED_JOB } from '#shared/page-slots';

/** The job that the server wrote into this page; while prerendering, the placeholder job of the template. */
export function servedJob(id: string): Job | undefined {
  if (typeof document === 'undefined') return JOB_SLOTS;
  const json = document.getElementById(SERVED_JOB)?.textContent;
  const job = json ? (JSON.parse(json) as Job) : undefined;
  return job?._id === id ? job : undefined;
}
