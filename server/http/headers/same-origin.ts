import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../errors/problem.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** `none`: the user opened the address directly. */
const OWN_SITES = new Set(['same-origin', 'none']);

/** The host of the calling page. A page without an origin sends `null`. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** Refuses changes that pages of other sites send through a visitor's browser. Other clients than browsers send neither header. */
export function refuseForeignOrigins(request: Request, _response: Response, next: NextFunction): void {
  if (SAFE_METHODS.has(request.method)) return next();
  const site = request.get('Sec-Fetch-Site');
  const origin = request.get('Origin');
  const isForeign = site ? !OWN_SITES.has(site) : origin !== undefined && hostOf(origin) !== request.host;
  next(isForeign ? new Problem(403, ERRORS.foreignOrigin) : undefined);
}

/**
 * The origin at which the site was called, for a site without PUBLIC_URL. Callers can claim any host, so mails that
 * strangers can request never use it.
 */
export const CalledOrigin = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const { protocol, host } = context.switchToHttp().getRequest<Request>();
  return `${protocol}://${host}`;
});
