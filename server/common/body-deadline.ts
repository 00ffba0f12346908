import type { Request } from 'express';
import { ERRORS } from '../../shared/error-messages.ts';
import { Problem } from './problem.ts';

/** Milliseconds. */
export interface Deadline {
  /** For all of the body. */
  whole: number;
  /** Without a single byte. */
  stalled: number;
}

/** Text of 100 KB, even at 30 kbit/s. */
export const JSON_DEADLINE: Deadline = { whole: 30_000, stalled: 10_000 };
/** 5 MB at 150 kbit/s; the server's own limit for a request is the same. */
export const UPLOAD_DEADLINE: Deadline = { whole: 290_000, stalled: 20_000 };

/**
 * Waits for a body that is being read, but not for ever.
 * @throws Problem 408
 */
export async function arrivesInTime(
  request: Request,
  { whole, stalled }: Deadline,
  reading: Promise<void>,
): Promise<void> {
  let giveUp: () => void = () => undefined;
  const late = new Promise<never>((_resolve, reject) => {
    giveUp = () => reject(new Problem(408, ERRORS.tooSlow));
  });
  const clock = setTimeout(giveUp, whole);
  const watch = setTimeout(giveUp, stalled);
  const arrived = () => watch.refresh();
  request.on('data', arrived);
  try {
    await Promise.race([reading, late]);
  } finally {
    clearTimeout(clock);
    clearTimeout(watch);
    request.off('data', arrived);
  }
}
