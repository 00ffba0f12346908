import { megabytesOf } from '../../lib/load/processes.mjs';

const SECONDS_PER_MINUTE = 60;

/** The peak that uploads may reach, as in tools/faults/runs/memory.mjs. */
const MAX_MB = 512;

/**
 * Share of its level by which the fitted line may rise in the last half. Garbage collection makes memory a sawtooth of about this
 * height, so a smaller rise means nothing. A larger one does: the last half of ten minutes at 60 requests per second has 18,000
 * requests, in which a process of 200 MB may rise by 20 MB. A leak of 1.2 KB per request, or of half a resume per application, fails.
 * A smaller leak shows in a longer run.
 */
const MAX_DRIFT = 0.1;

/** Before that, the process is still growing to its normal size. */
const MIN_MINUTES = 4;

/** The slope of the least-squares line. */
function slopeOf(values) {
  const middle = (values.length - 1) / 2;
  const rise = values.reduce((sum, value, index) => sum + (index - middle) * value, 0);
  const run = values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  return rise / run;
}

const megabytes = (value) => `${value.toFixed(0)} MB`;

/** Records the memory of a process every second. @returns a function that stops it and judges the samples */
export function startMemoryLog(pid, onSecond) {
  const samples = [megabytesOf(pid)];
  if (samples[0] === undefined) throw new Error('the memory of a process can be read on Linux only.');
  const note = () => {
    const value = megabytesOf(pid);
    if (value === undefined) return; // it has ended, as the errors show
    samples.push(value);
    const minute = (samples.length - 1) / SECONDS_PER_MINUTE;
    onSecond(`RSS ${megabytes(value)}`, Number.isInteger(minute) ? minute : undefined);
  };
  const clock = setInterval(note, 1000);
  return () => {
    clearInterval(clock);
    return judge(samples);
  };
}

function judge(all) {
  const half = all.slice(Math.floor(all.length / 2));
  const slope = slopeOf(half);
  const most = Math.max(...all);
  const figures = {
    'RSS after minute 1': megabytes(all[Math.min(SECONDS_PER_MINUTE, all.length - 1)]),
    'RSS at most': megabytes(most),
    'RSS at the end': megabytes(all.at(-1)),
    'slope of the last half': `${(slope * SECONDS_PER_MINUTE).toFixed(2)} MB a minute`,
  };
  const isBounded = (slope * half.length) / half[0] <= MAX_DRIFT && most <= MAX_MB;
  const isTooShort = all.length < MIN_MINUTES * SECONDS_PER_MINUTE * 0.9;
  return { figures, isBounded, isTooShort };
}
