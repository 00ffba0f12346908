import { createServer, type ServerOptions } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';

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

/** Nest on Express, on a server that slow clients cannot hold. */
export class SiteHttpAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    this.httpServer = createServer(TIMEOUTS, this.getInstance());
    this.httpServer.maxConnections = MOST_CONNECTIONS;
  }
}
