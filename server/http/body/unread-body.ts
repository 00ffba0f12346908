import type { IncomingMessage, ServerResponse } from 'node:http';

/** Milliseconds for reading the rest of a body. */
const LINGER = 10_000;
/** Maximum bytes of it to read and discard, then milliseconds for the answer to arrive. */
const MAX_UNREAD = 128 * 1024;
const ANSWER_ARRIVES = 1000;

/** Whether the rest is short enough to be discarded, so that the connection can be reused. */
const isShort = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? Infinity) <= MAX_UNREAD;

/**
 * For an answer that is sent before the body has arrived. Many clients read it only after they have sent everything, so
 * part of the rest is read and discarded, then the connection is closed. Answers to long bodies announce this with
 * `Connection: close`. Node would close both directions right after such an answer, and the client would lose it.
 */
export function limitUnreadBody(response: ServerResponse): void {
  const { req: request } = response;
  if (request.complete) return;
  if (!isShort(request)) {
    response.setHeader('Connection', 'close');
    request.socket.destroySoon = () => request.socket.end();
  }
  let unread = 0;
  const hangUp = () => void (request.complete || request.socket.destroy());
  const throwAway = (chunk: Buffer) => {
    unread += chunk.length;
    if (unread <= MAX_UNREAD) return;
    request.off('data', throwAway).pause();
    clock.close();
    setTimeout(hangUp, ANSWER_ARRIVES).unref();
  };
  const clock = setTimeout(hangUp, LINGER).unref();
  request.once('close', () => clock.close());
  // must begin before the answer ends: Node discards a body that nobody reads
  request.on('data', throwAway);
}
