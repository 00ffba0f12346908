import type { Response } from 'express';

/** Long enough to read the answer on a slow network, short enough that nobody holds a connection with it (ms). */
const LINGER = 5_000;

/**
 * An answer that is given before the body has arrived is the last on its connection: otherwise Node would go on
 * reading, and throw away, whatever the client still sends.
 */
export function hangUpOnUnreadBody(response: Response): void {
  const { req: request } = response;
  if (request.complete) return;
  response.setHeader('Connection', 'close');
  response.once('finish', () => setTimeout(() => request.destroy(), LINGER).unref());
}
