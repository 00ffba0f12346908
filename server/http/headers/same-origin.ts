import type { NextFunction, Request, Response } from 'express';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../errors/problem.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** `none` is the person at the address bar. */
const OWN_SITES = new Set(['same-origin', 'none']);

/** The host that a browser says the page behind the call has; a page without an origin says `null`. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/**
 * Refuses a change that a page of another site sends through a visitor's browser. Clients that are no browser send
 * neither header.
 */
export function refuseForeignOrigins(request: Request, _response: Response, next: NextFunction): void {
  if (SAFE_METHODS.has(request.method)) return next();
  const site = request.get('Sec-Fetch-Site');
  const origin = request.get('Origin');
  const isForeign = site ? !OWN_SITES.has(site) : origin !== undefined && hostOf(origin) !== request.host;
  next(isForeign ? new Problem(403, ERRORS.foreignOrigin) : undefined);
}
