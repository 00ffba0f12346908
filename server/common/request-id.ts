import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

export const REQUEST_ID_HEADER = 'X-Request-Id';
const ACCEPTABLE = /^[\w.:-]{1,64}$/;

/** Names each request in its answer, its error body and the log; a proxy in front may have named it already. */
export function assignRequestId(request: Request, response: Response, next: NextFunction): void {
  const given = request.get(REQUEST_ID_HEADER) ?? '';
  response.setHeader(REQUEST_ID_HEADER, ACCEPTABLE.test(given) ? given : randomUUID());
  next();
}

export function requestIdOf(response: Response): string {
  return String(response.getHeader(REQUEST_ID_HEADER));
}
