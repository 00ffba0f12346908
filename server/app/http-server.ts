import { createServer, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Application, Request, Response } from 'express';
import { ERRORS } from '#shared/error-messages';
import { refuseWithoutHost } from '../http/errors/broken-request.ts';
import { sendProblem } from '../http/errors/error-body.ts';
import { setHeaders } from '../http/headers/header-list.ts';
import { Problem } from '../http/errors/problem.ts';
import { REQUEST_ID_HEADER, requestIdFor } from '../http/headers/request-id.ts';
import { SECURITY_HEADERS } from '../http/headers/security-headers.ts';
import { Connections } from '../http/connections/connections.ts';
import { CachedAnswer, sendReply } from '../http/cache/cached-answer.ts';
import type { MemoryCache } from '../http/cache/memory-cache.ts';

/**
 * Limits for slow clients. A request may take as long as the largest resume needs on a weak mobile network. JSON
 * bodies and stalled uploads have shorter limits, in http/body/body-deadline.ts.
 */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 350_000,
  /** Longer than the keep-alive time of common proxies, so that a proxy never writes to a connection that is being closed. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  /** `refuseWithoutHost` answers such a request with the usual error body. */
  requireHostHeader: false,
} satisfies ServerOptions;

/**
 * Milliseconds of inactivity before a client is disconnected, doubled once it has read part of its answer. Clients that
 * wait for an answer stay connected, because a publication may take long.
 */
const STALLED = 25_000;

/** Express does not route a target that is not a path, such as `GET http://`. */
function refuseTarget(request: Request, response: Response): void {
  setHeaders(response, [...SECURITY_HEADERS, REQUEST_ID_HEADER, requestIdFor(request)]);
  sendProblem(response, new Problem(400, ERRORS.badRequest));
}

/** Nest's Express adapter with a memory cache in front and limits for connections. */
export class SiteHttpAdapter extends ExpressAdapter {
  constructor(
    private readonly memoryCache: MemoryCache,
    readonly connections: Connections,
  ) {
    super();
  }

  override initHttpServer(): void {
    const app = this.getInstance<Application>();
    this.httpServer = createServer(TIMEOUTS, (request, response) => {
      if (!this.connections.admit(request, response) || refuseWithoutHost(request, response)) return;
      if (this.memoryCache.answer(request, response)) return;
      const [req, res] = [request as Request, response as Response];
      app(req, res, () => refuseTarget(req, res));
    });
    this.httpServer.timeout = STALLED;
    this.httpServer.on('timeout', (socket: Socket) => {
      if (!this.connections.awaitsAnswer(socket)) socket.destroy();
    });
    this.connections.watch(this.httpServer);
  }

  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    return body instanceof CachedAnswer
      ? sendReply(response, body.to(response.req))
      : super.reply(response, body, statusCode);
  }
}
