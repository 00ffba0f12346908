import type { ServerResponse } from 'node:http';

/** How long a client may still send what nobody reads (ms). */
const LINGER = 10_000;
/** How much of it is read and thrown away (bytes), and how long the answer then has to arrive (ms). */
const MOST_UNREAD = 128 * 1024;
const ANSWER_ARRIVES = 1000;

/**
 * For an answer that is given before the body has arrived. Many clients read it only once they have sent everything, so
 * a little of the rest is read and thrown away. Then nothing more is read, and the connection is closed. The header
 * `Connection: close` would make Node hang up at once, and the answer be lost.
 */
export function limitUnreadBody(response: ServerResponse): void {
  const { req: request } = response;
  if (request.complete) return;
  let unread = 0;
  const hangUp = () => void (request.complete || request.socket.destroy());
  const throwAway = (chunk: Buffer) => {
    unread += chunk.length;
    if (unread <= MOST_UNREAD) return;
    request.off('data', throwAway).pause();
    clock.close();
    setTimeout(hangUp, ANSWER_ARRIVES).unref();
  };
  const clock = setTimeout(hangUp, LINGER).unref();
  request.once('close', () => clock.close());
  // begins before the answer is finished: Node throws away all that nobody has begun to read
  request.on('data', throwAway);
}
