import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';

export const REQUEST_ID_HEADER = 'X-Request-Id';
const ACCEPTABLE = /^[\w.:-]{1,64}$/;

/** The id of a request, in its answer, its error body and the log. An id from a proxy is kept. */
export function requestIdFor({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && ACCEPTABLE.test(given) ? given : randomUUID();
}

export function assignRequestId(request: Request, response: Response, next: NextFunction): void {
  response.setHeader(REQUEST_ID_HEADER, requestIdFor(request));
  next();
}

export function requestIdOf(response: Response): string {
  return String(response.getHeader(REQUEST_ID_HEADER));
}
