import { performance } from 'node:perf_hooks';
import { threadTimes } from '../../lib/load/processes.mjs';

const SAMPLE_MS = 50;

/**
 * Watches a process. @returns a function that stops it and returns the share of the time in which the busiest thread ran or waited for
 * a core; undefined if the system does not report it. The process may have ended by then.
 */
export function startWatch(pid) {
  const began = performance.now();
  const before = threadTimes(pid);
  let last;
  const look = () => {
    const times = threadTimes(pid);
    if (times.size >= (last?.times.size ?? 1)) last = { times, ms: performance.now() - began };
  };
  const clock = setInterval(look, SAMPLE_MS);
  return () => {
    clearInterval(clock);
    look();
    const shares = [...(last?.times ?? [])].map(([thread, ms]) => (ms - (before.get(thread) ?? 0)) / last.ms);
    return shares.length > 0 ? Math.max(...shares) : undefined;
  };
}
