import { Transform } from 'node:stream';
import type { Request } from 'express';

/** The parts of a request that readers of its body need. */
export type BodyOf = Transform & Pick<Request, 'headers'>;

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
  request.once('close', () => {
    if (!request.complete) body.destroy(new Error('The client disconnected before its body had arrived.'));
  });
  request.pipe(body);
  return Object.assign(body, { headers: request.headers });
}
