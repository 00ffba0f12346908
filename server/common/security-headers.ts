import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { API_DOCS } from '../../shared/endpoints.ts';

const SELF = ["'self'"];

/** Everything from this origin; the only stranger is the map's tile server. */
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
    // what frame-ancestors says, for browsers that do not know it
    frameguard: { action: 'deny' },
    // HTTPS is the proxy's: this header belongs where it is certain
    strictTransportSecurity: false,
  });

/** Headers of every answer. Swagger's page writes its styles into itself, so that page alone may. */
export function securityHeaders(): RequestHandler {
  const site = withPolicy(DIRECTIVES);
  const docs = withPolicy({ ...DIRECTIVES, 'style-src': [...SELF, "'unsafe-inline'"] });
  return (request, response, next) =>
    (request.path.startsWith(`/${API_DOCS.page}`) ? docs : site)(request, response, next);
}

/** The same headers of a page, a file or a list, as Node writes them: a name, its value, the next name. */
export function pageSecurityHeaders(): string[] {
  const headers: string[] = [];
  const response = {
    setHeader: (...header: [string, string]) => headers.push(...header),
    removeHeader: () => undefined,
  };
  withPolicy(DIRECTIVES)({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw new Error('helmet made no headers', { cause: error });
  });
  return headers;
}
