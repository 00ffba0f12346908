import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Counter, Histogram, Registry } from 'prom-client';
import { API_PREFIX, ENDPOINTS } from '#shared/endpoints';
import { PUBLIC_LISTS } from '../../http/cache/list-cache.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const CALLS = `/${API_PREFIX}/`;
const VERSIONED = `${CALLS}v1/`;
/** Lists may be answered from memory, before Express finds a route. */
const LIST_CALLS = PUBLIC_LISTS.map((list) => `${CALLS}${ENDPOINTS[list]}`);
const FILE = /\.\w+$/;

// Prometheus keeps a series per label value, so labels have closed sets of values and never contain user input.

const methodLabel = ({ method = '' }: IncomingMessage) => (METHODS.includes(method) ? method : '(other)');

/** The route pattern of a call without its version, or the kind of file. */
function routeLabel(request: IncomingMessage, url: string, status: number): string {
  const { path: given = '' } = (request as { route?: { path: string } }).route ?? {};
  const pattern = given.replace(VERSIONED, CALLS);
  if (pattern.startsWith(CALLS)) return pattern;
  const path = url.split('?', 1)[0].replace(VERSIONED, CALLS);
  if (LIST_CALLS.includes(path)) return path;
  if (status === 404 || path.startsWith(CALLS)) return '(none)';
  return FILE.test(path) ? 'asset' : 'page';
}

/** A client that disconnected early has received no status. */
const statusLabel = (response: ServerResponse) =>
  response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted';

/** Seconds: cached page, list, stored form, database timeout, upload over a slow network. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60, 300];

/** Listens to the HTTP server, because answers from memory do not reach Nest. It is the first listener and only reads. */
@Injectable()
export class HttpMetrics implements OnModuleInit {
  private readonly requests: Counter<'method' | 'route' | 'status'>;
  private readonly durations: Histogram<'method' | 'route'>;

  constructor(
    registry: Registry,
    private readonly adapterHost: HttpAdapterHost,
  ) {
    const registers = [registry];
    this.requests = new Counter({
      name: 'http_requests_total',
      help: 'Finished requests by method, route and class of the status.',
      labelNames: ['method', 'route', 'status'],
      registers,
    });
    this.durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the headers of a request to the end of its response.',
      labelNames: ['method', 'route'],
      buckets: BUCKETS,
      registers,
    });
  }

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter.getHttpServer() as Server;
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const began = performance.now();
      const { url = '' } = request; // Express changes `url` during the request
      response.once('close', () => this.note(request, response, url, performance.now() - began));
    });
  }

  private note(request: IncomingMessage, response: ServerResponse, url: string, ms: number): void {
    const method = methodLabel(request);
    const route = routeLabel(request, url, response.statusCode);
    this.requests.inc({ method, route, status: statusLabel(response) });
    this.durations.observe({ method, route }, ms / 1000);
  }
}
