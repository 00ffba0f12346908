import { createServer, IncomingMessage, ServerResponse, type ServerOptions } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Application, Request, Response } from 'express';
import { ERRORS } from '../shared/error-messages.ts';
import { sendProblem } from './common/error-body.ts';
import { Problem } from './common/problem.ts';
import { REQUEST_ID_HEADER, requestIdFor } from './common/request-id.ts';
import { pageSecurityHeaders } from './common/security-headers.ts';
import { Answer, sendReply, setHeaders } from './first-look/answer.ts';
import type { FirstLook } from './first-look/first-look.ts';

/**
 * What a slow client can cost. A request as a whole gets as long as the largest resume needs on a weak mobile network;
 * a JSON body and a stalled upload are cut off much earlier, in common/body-deadline.ts.
 */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  /** Longer than the proxies in front keep theirs, so that they never write to a connection that is being closed. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
} satisfies ServerOptions;

const MOST_CONNECTIONS = 5_000;

/**
 * A class like the given one, whose instances have another prototype from their birth. Node's classes are functions
 * that can be called for any object; Reflect.construct would do the same ten times slower.
 */
function bornWith<Class extends typeof IncomingMessage | typeof ServerResponse>(base: Class, prototype: object): Class {
  const construct = base as unknown as (this: object, ...args: unknown[]) => void;
  function Born(this: object, first: unknown, second: unknown): void {
    construct.call(this, first, second);
  }
  Born.prototype = prototype;
  return Born as unknown as Class;
}

/**
 * Express changes the prototype of each request and response, which takes V8 longer than all that Express does with
 * them. These have the prototype that it would give them already.
 */
const expressClasses = ({ request, response }: Record<'request' | 'response', object>) => ({
  IncomingMessage: bornWith(IncomingMessage, request),
  ServerResponse: bornWith(ServerResponse, response),
});

/** A target that is no address, as in `GET http://`, passes all of Express by. */
function refuseTarget(request: Request, response: Response): void {
  setHeaders(response, [...pageSecurityHeaders(), REQUEST_ID_HEADER, requestIdFor(request)]);
  sendProblem(response, new Problem(400, ERRORS.badRequest));
}

/** Nest on Express, behind a first look into memory, on a server that slow clients cannot hold. */
export class SiteHttpAdapter extends ExpressAdapter {
  constructor(private readonly firstLook: FirstLook) {
    super();
  }

  override initHttpServer(): void {
    const app: Application & Record<'request' | 'response', object> = this.getInstance();
    this.httpServer = createServer({ ...TIMEOUTS, ...expressClasses(app) }, (request, response) => {
      if (this.firstLook.answer(request, response)) return;
      const [req, res] = [request as Request, response as Response];
      app(req, res, () => refuseTarget(req, res));
    });
    this.httpServer.maxConnections = MOST_CONNECTIONS;
  }

  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    return body instanceof Answer
      ? sendReply(response, body.to(response.req))
      : super.reply(response, body, statusCode);
  }
}
