import { createHash } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { API_DOCS } from '#shared/endpoints';
import { type HeaderList, setHeaders } from './header-list.ts';

const SELF = "'self'";
const NONE = "'none'";

/** Everything comes from this origin except the tiles of the map. */
const DIRECTIVES = {
  'default-src': SELF,
  'script-src': SELF,
  'style-src': SELF,
  'img-src': `${SELF} data: https://tile.openstreetmap.org`,
  'font-src': SELF,
  'connect-src': SELF,
  'form-action': SELF,
  'object-src': NONE,
  'base-uri': NONE,
  'frame-ancestors': NONE,
};

const policyOf = (directives: Record<keyof typeof DIRECTIVES, string>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join(';');

/** The CSP source that allows an inline script or style. */
export const sourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of a page with these inline scripts and styles. The editor shows pages in frames, other sites may not. */
export const policyFor = ({ script, style }: Record<'script' | 'style', string[]>): string =>
  policyOf({
    ...DIRECTIVES,
    'script-src': [SELF, ...script].join(' '),
    'style-src': [SELF, ...style].join(' '),
    'frame-ancestors': SELF,
  });

/** The proxy in front terminates TLS, so it sets Strict-Transport-Security. */
const headersOf = (directives: typeof DIRECTIVES): HeaderList => [
  ...['Content-Security-Policy', policyOf(directives)],
  ...['Cross-Origin-Opener-Policy', 'same-origin'],
  ...['Cross-Origin-Resource-Policy', 'same-origin'],
  ...['Origin-Agent-Cluster', '?1'],
  // the tile server refuses requests without a referrer
  ...['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ...['X-Content-Type-Options', 'nosniff'],
  ...['X-DNS-Prefetch-Control', 'off'],
  ...['X-Download-Options', 'noopen'],
  // for browsers that do not support frame-ancestors
  ...['X-Frame-Options', 'DENY'],
  ...['X-Permitted-Cross-Domain-Policies', 'none'],
  // the filter of old browsers could itself be used for attacks
  ...['X-XSS-Protection', '0'],
];

/** For every answer but Swagger's page. */
export const SECURITY_HEADERS = headersOf(DIRECTIVES);

/** Swagger's page has inline styles, so only that page allows them. */
const DOCS_HEADERS = headersOf({ ...DIRECTIVES, 'style-src': `${SELF} 'unsafe-inline'` });

export function securityHeaders(request: Request, response: Response, next: NextFunction): void {
  setHeaders(response, request.path.startsWith(`/${API_DOCS.page}`) ? DOCS_HEADERS : SECURITY_HEADERS);
  next();
}
