import type { Application, NextFunction, Request, Response } from 'express';
import { ERRORS } from '#shared/error-messages';
import { Problem } from './problem.ts';

/** The part of a route of Express's router that is used here. */
interface RouteLayer {
  route?: { methods: Record<string, boolean> };
  match(path: string): boolean;
}

function methodsAt(app: Application, path: string): Set<string> {
  const layers = (app.router as unknown as { stack: RouteLayer[] }).stack;
  const matching = layers.filter((layer) => layer.route && layer.match(path));
  return new Set(
    matching.flatMap((layer) => Object.keys(layer.route?.methods ?? {})).map((method) => method.toUpperCase()),
  );
}

/** Answers a known path with a method that it does not have: 405 with `Allow`. OPTIONS gets the same list with 204. */
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

/** Adds this answer to every route of the application. */
export function refuseOtherMethods(app: Application) {
  return (request: Request, response: Response, next: NextFunction) => {
    const methods = methodsAt(app, request.path);
    if (methods.has('GET')) methods.add('HEAD');
    if (methods.size === 0 || methods.has(request.method)) next();
    else refuseMethod(methods, request, response, next);
  };
}
