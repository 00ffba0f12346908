import type { Application, NextFunction, Request, Response } from 'express';
import { ERRORS } from '#shared/error-messages';
import { Problem } from './problem.ts';

/** The part of an Express router layer that is used here. */
interface RouteLayer {
  route?: { methods: Record<string, boolean> };
  match(path: string): boolean;
}

const layersOf = (app: Application) => (app.router as unknown as { stack: RouteLayer[] }).stack;

/** The common case, kept fast: stops at the first matching route of the method. */
function isRouted(app: Application, { method, path }: Request): boolean {
  const wanted = method === 'HEAD' ? 'get' : method.toLowerCase();
  return layersOf(app).some((layer) => layer.route?.methods[wanted] && layer.match(path));
}

function methodsAt(app: Application, path: string): Set<string> {
  const matching = layersOf(app).filter((layer) => layer.route && layer.match(path));
  return new Set(
    matching.flatMap((layer) => Object.keys(layer.route?.methods ?? {})).map((method) => method.toUpperCase()),
  );
}

/** The methods of read-only addresses. */
export const READ_METHODS = ['GET', 'HEAD'];

/** Answers a known path that lacks the method: 405 with `Allow`. OPTIONS gets the same header with 204. */
export function refuseMethod(
  methods: Iterable<string>,
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  response.setHeader('Allow', [...methods, 'OPTIONS'].join(', '));
  if (request.method === 'OPTIONS') response.status(204).end();
  else next(new Problem(405, ERRORS.methodNotAllowed));
}

/** Applies `refuseMethod` to every route of the application. */
export function refuseOtherMethods(app: Application) {
  return (request: Request, response: Response, next: NextFunction) => {
    if (isRouted(app, request)) return next();
    const methods = methodsAt(app, request.path);
    if (methods.has('GET')) methods.add('HEAD');
    if (methods.size === 0) next();
    else refuseMethod(methods, request, response, next);
  };
}
