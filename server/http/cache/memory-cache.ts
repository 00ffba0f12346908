import type { IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER, requestIdFor } from '../headers/request-id.ts';
import type { CachedAnswer } from './cached-answer.ts';

/** Whether the request has a range or a condition that only the file server implements. */
export const asksForPart = ({ headers }: IncomingMessage) =>
  headers.range !== undefined || headers['if-match'] !== undefined || headers['if-unmodified-since'] !== undefined;

/**
 * Answers from memory before Express and Nest see the request, in a tenth of their time. All other requests, including
 * other spellings of a cached path, are passed on.
 */
export class MemoryCache {
  private readonly answers = new Map<string, CachedAnswer>();

  /** Serves this exact path from memory. */
  set(address: string, answer: CachedAnswer): void {
    this.answers.set(address, answer);
  }

  delete(address: string): void {
    this.answers.delete(address);
  }

  /** @returns whether it answered the request */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const answer = this.find(request);
    if (!answer || asksForPart(request)) return false;
    const { status, allHeaders, body } = answer.to(request);
    response.writeHead(status, allHeaders.concat(REQUEST_ID_HEADER, requestIdFor(request)));
    response.end(body);
    return true;
  }

  private find({ method, url = '' }: IncomingMessage): CachedAnswer | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const query = url.indexOf('?');
    return this.answers.get(query === -1 ? url : url.slice(0, query));
  }
}
