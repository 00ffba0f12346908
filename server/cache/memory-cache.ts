import type { IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER, requestIdFor } from '../http/headers/request-id.ts';
import { SECURITY_HEADERS } from '../http/headers/security-headers.ts';
import type { Answer } from './cached-answer.ts';

/** A part of a file, or a file only if it is still the known one: left to the library that serves files. */
export const asksForPart = ({ headers }: IncomingMessage) =>
  headers.range !== undefined || headers['if-match'] !== undefined || headers['if-unmodified-since'] !== undefined;

/**
 * The server looks here first: what stands in memory is answered before Express and Nest hear of the request, for a
 * tenth of their work. Everything else is theirs, also another spelling of an address that is known here.
 */
export class FirstLook {
  private readonly answers = new Map<string, Answer>();

  /** From now on the address, written just so, is answered from memory. */
  keep(address: string, answer: Answer): void {
    this.answers.set(address, answer);
  }

  forget(address: string): void {
    this.answers.delete(address);
  }

  /** Answers the request if it can, and says whether it did. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const answer = this.find(request);
    if (!answer || asksForPart(request)) return false;
    const { status, headers, body } = answer.to(request);
    response.writeHead(status, [...SECURITY_HEADERS, ...headers, REQUEST_ID_HEADER, requestIdFor(request)]);
    response.end(body);
    return true;
  }

  private find({ method, url = '' }: IncomingMessage): Answer | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const query = url.indexOf('?');
    return this.answers.get(query === -1 ? url : url.slice(0, query));
  }
}
