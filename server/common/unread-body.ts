import type { Response } from 'express';

/** Milliseconds in which a client may still send what nobody reads: in all, and without a byte. */
const LINGER = { whole: 30_000, stalled: 5_000 };

/**
 * For an answer that is given before the body has arrived. Many clients read it only once they have sent everything, so
 * the rest is read and thrown away, as Node does by itself, but not for ever. The header `Connection: close` would make
 * Node hang up at once, and the answer be lost.
 */
export function limitUnreadBody(response: Response): void {
  const { req: request } = response;
  if (request.complete) return;
  response.once('finish', () => {
    const hangUp = () => void (request.complete || request.socket.destroy());
    const whole = setTimeout(hangUp, LINGER.whole).unref();
    const stalled = setTimeout(hangUp, LINGER.stalled).unref();
    request.on('data', () => stalled.refresh());
    request.once('close', () => [whole, stalled].forEach(clearTimeout));
  });
}
