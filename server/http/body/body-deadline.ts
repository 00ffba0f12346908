import { finished, Transform } from 'node:stream';
import type { Request } from 'express';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../errors/problem.ts';

/** Milliseconds. */
export interface Deadline {
  /** For the whole body. */
  whole: number;
  /** Between two chunks. */
  stalled: number;
  /** Average bytes per second, required after the time of `stalled`. */
  minRate?: number;
}

/** 100 KB of text at 30 kbit/s. */
export const JSON_DEADLINE: Deadline = { whole: 30_000, stalled: 10_000 };
/**
 * 5 MB at 150 kbit/s take 280 s, and 300 s with protocol overhead. 12 KB/s are two thirds of that speed, so a phone
 * on such a network may also pause. The server's own limit for a request is slightly longer.
 */
export const UPLOAD_DEADLINE: Deadline = { whole: 340_000, stalled: 20_000, minRate: 12_000 };

/** Waits for a body within a deadline. @throws Problem 408 */
export async function arrivesInTime(
  request: Request,
  { whole, stalled, minRate = 0 }: Deadline,
  reading: Promise<void>,
): Promise<void> {
  let giveUp: () => void = () => undefined;
  const late = new Promise<never>((_resolve, reject) => {
    giveUp = () => reject(new Problem(408, ERRORS.tooSlow));
  });
  const clock = setTimeout(giveUp, whole);
  const watch = setTimeout(giveUp, stalled);
  const began = performance.now();
  let received = 0;
  const arrived = (chunk: Buffer) => {
    watch.refresh();
    received += chunk.length;
    const seconds = (performance.now() - began - stalled) / 1000;
    if (received < seconds * minRate) giveUp();
  };
  request.on('data', arrived);
  try {
    await Promise.race([reading, late]);
  } finally {
    clearTimeout(clock);
    clearTimeout(watch);
    request.off('data', arrived);
  }
}

/** The parts of a request that readers of its body need. */
type BodyOf = Transform & Pick<Request, 'headers'>;

/**
 * Passes on a body of up to `max` bytes, for readers without a limit of their own. Fails with `tooMuch()`, or when the
 * client disconnects; after a failure nothing more is read.
 */
export function boundedBody(request: Request, max: number, tooMuch: () => Error): BodyOf {
  let read = 0;
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      read += chunk.length;
      if (read > max) done(tooMuch());
      else done(null, chunk);
    },
  });
  // also if it has disconnected already, while the call was being counted
  finished(request, (error) => error && body.destroy(error));
  request.pipe(body);
  return Object.assign(body, { headers: request.headers });
}
