import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { API_DOCS } from '#shared/endpoints';
import { type HeaderList, setHeaders } from './header-list.ts';

const SELF = ["'self'"];

/** Everything comes from this origin except the tiles of the map. */
const DIRECTIVES = {
  'default-src': SELF,
  'script-src': SELF,
  'style-src': SELF,
  'img-src': [...SELF, 'data:', 'https://tile.openstreetmap.org'],
  'font-src': SELF,
  'connect-src': SELF,
  'form-action': SELF,
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

const withPolicy = (directives: typeof DIRECTIVES) =>
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    // the tile server refuses requests without a referrer
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // for browsers that do not support frame-ancestors
    frameguard: { action: 'deny' },
    // the proxy in front terminates TLS, so it sets this header
    strictTransportSecurity: false,
  });

/** The headers of a policy. */
function headersOf(directives: typeof DIRECTIVES): HeaderList {
  const headers: string[] = [];
  const response = {
    setHeader: (...header: [string, string]) => headers.push(...header),
    removeHeader: () => undefined,
  };
  withPolicy(directives)({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw new Error('helmet made no headers', { cause: error });
  });
  return headers;
}

/** For pages, files and lists. */
export const SECURITY_HEADERS = headersOf(DIRECTIVES);

/** Swagger's page has inline styles, so only that page may use them. */
const DOCS_HEADERS = headersOf({ ...DIRECTIVES, 'style-src': [...SELF, "'unsafe-inline'"] });

/** Headers of every answer. */
export function securityHeaders(request: Request, response: Response, next: NextFunction): void {
  setHeaders(response, request.path.startsWith(`/${API_DOCS.page}`) ? DOCS_HEADERS : SECURITY_HEADERS);
  next();
}
