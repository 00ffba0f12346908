import { Transform } from 'node:stream';
import type { Request } from 'express';

/** What a reader of a request's body needs of the request. */
export type BodyOf = Transform & Pick<Request, 'headers'>;

/**
 * The body of a request as far as `most` bytes, for a reader that would read all of it, whatever happens. It fails with
 * what `tooMuch` makes, and when the client leaves. Once it has failed, nothing more is read of the request.
 */
export function boundedBody(request: Request, most: number, tooMuch: () => Error): BodyOf {
  let read = 0;
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      read += chunk.length;
      if (read > most) done(tooMuch());
      else done(null, chunk);
    },
  });
  request.once('close', () => {
    if (!request.complete) body.destroy(new Error('The client left before its body had arrived.'));
  });
  request.pipe(body);
  return Object.assign(body, { headers: request.headers });
}
