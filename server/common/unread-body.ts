import type { Response } from 'express';

/** Milliseconds in which a client may still send what nobody reads: in all, and without a byte. */
const LINGER = { whole: 30_000, stalled: 5_000 };

/**
 * An answer that is given before the body has arrived is the last on its connection: otherwise Node would go on
 * reading, and throw away, whatever the client still sends. It is not cut off at once, as many clients read an answer
 * only when they have sent everything.
 */
export function hangUpOnUnreadBody(response: Response): void {
  const { req: request } = response;
  if (request.complete) return;
  response.setHeader('Connection', 'close');
  response.once('finish', () => {
    const hangUp = () => request.destroy();
    const clocks = [setTimeout(hangUp, LINGER.whole).unref(), setTimeout(hangUp, LINGER.stalled).unref()];
    request.on('data', () => clocks[1].refresh());
    request.once('close', () => clocks.forEach(clearTimeout));
  });
}
