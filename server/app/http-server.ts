import { createServer, IncomingMessage, ServerResponse, type ServerOptions } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Application, Request, Response } from 'express';
import { ERRORS } from '#shared/error-messages';
import { refuseWithoutHost } from '../http/errors/broken-request.ts';
import { sendProblem } from '../http/errors/error-body.ts';
import { setHeaders } from '../http/headers/header-list.ts';
import { Problem } from '../http/errors/problem.ts';
import { REQUEST_ID_HEADER, requestIdFor } from '../http/headers/request-id.ts';
import { SECURITY_HEADERS } from '../http/headers/security-headers.ts';
import { Connections } from '../connections/connections.ts';
import { Answer, sendReply } from '../cache/cached-answer.ts';
import type { FirstLook } from '../cache/memory-cache.ts';

/**
 * What a slow client can cost. A request as a whole gets as long as the largest resume needs on a weak mobile network;
 * a JSON body and a stalled upload are cut off much earlier, in common/body-deadline.ts.
 */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 350_000,
  /** Longer than the proxies in front keep theirs, so that they never write to a connection that is being closed. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  /** A request without one is refused below, in the words of every other error. */
  requireHostHeader: false,
} satisfies ServerOptions;

/**
 * Cuts a client off that takes nothing of its answer for so long (ms), or for twice as long where the first part was taken.
 * Longer than any wait for a body or the database.
 */
const STALLED = 25_000;

type ExpressPrototypes = Record<'request' | 'response', object>;

/**
 * Express changes the prototype of each request and response, which takes V8 three times as long as all that Express
 * does with them. So Node's class is extended by what Express adds, and Express is told that this is its prototype:
 * nothing is left to be changed.
 */
function extendForExpress<Class extends typeof IncomingMessage | typeof ServerResponse>(
  base: Class,
  app: ExpressPrototypes,
  name: keyof ExpressPrototypes,
): Class {
  class ExpressMessage extends (base as typeof IncomingMessage) {}
  for (const methods of [Object.getPrototypeOf(app[name]) as object, app[name]]) {
    Object.defineProperties(ExpressMessage.prototype, Object.getOwnPropertyDescriptors(methods));
  }
  app[name] = ExpressMessage.prototype;
  return ExpressMessage as unknown as Class;
}

/** A target that is no address, as in `GET http://`, passes all of Express by. */
function refuseTarget(request: Request, response: Response): void {
  setHeaders(response, [...SECURITY_HEADERS, REQUEST_ID_HEADER, requestIdFor(request)]);
  sendProblem(response, new Problem(400, ERRORS.badRequest));
}

/** Nest on Express, behind a first look into memory, on a server that slow or greedy clients cannot hold. */
export class SiteHttpAdapter extends ExpressAdapter {
  constructor(
    private readonly firstLook: FirstLook,
    readonly connections: Connections,
  ) {
    super();
  }

  override initHttpServer(): void {
    const app: Application & ExpressPrototypes = this.getInstance();
    const classes = {
      IncomingMessage: extendForExpress(IncomingMessage, app, 'request'),
      ServerResponse: extendForExpress(ServerResponse, app, 'response'),
    };
    this.httpServer = createServer({ ...TIMEOUTS, ...classes }, (request, response) => {
      if (!this.connections.admit(request, response) || refuseWithoutHost(request, response)) return;
      if (this.firstLook.answer(request, response)) return;
      const [req, res] = [request as Request, response as Response];
      app(req, res, () => refuseTarget(req, res));
    });
    this.httpServer.timeout = STALLED;
    this.connections.watch(this.httpServer);
  }

  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    return body instanceof Answer
      ? sendReply(response, body.to(response.req))
      : super.reply(response, body, statusCode);
  }
}
