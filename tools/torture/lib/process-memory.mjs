import { readFileSync } from 'node:fs';

/** The most memory (MB) that Linux has ever counted for the process. */
export const peakMegabytes = (pid) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
