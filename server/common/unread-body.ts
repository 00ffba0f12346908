import type { Response } from 'express';

/** How long a client may still send what nobody reads (ms). */
const LINGER = 10_000;

/**
 * For an answer that is given before the body has arrived. Many clients read it only once they have sent everything, so
 * the rest is read and thrown away, as Node does by itself, but not for ever. The header `Connection: close` would make
 * Node hang up at once, and the answer be lost.
 */
export function limitUnreadBody(response: Response): void {
  const { req: request } = response;
  if (request.complete) return;
  response.once('finish', () => {
    const clock = setTimeout(() => void (request.complete || request.socket.destroy()), LINGER).unref();
    request.once('close', () => clearTimeout(clock));
  });
}
