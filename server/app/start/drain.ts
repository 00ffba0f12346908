import { once } from 'node:events';
import type { Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.ts';
import { Readiness } from '../../health/readiness.ts';
import type { SiteHttpAdapter } from '../http-server.ts';

/** Milliseconds. */
const TIMES = {
  /** From the signal until the listener closes, behind a proxy, which needs this time to see that the process is not ready. */
  unready: 4_000,
  /** The same without a proxy: for requests that were sent and that a busy process has not read yet. */
  lastCall: 500,
  /** For requests under way to finish, after the listener has closed. */
  finish: 10_000,
  /** For the last bytes of an answer, before an idle connection is closed. */
  idle: 100,
};

/**
 * Stops accepting requests: each answer closes its connection, then the listener closes, then requests under way
 * finish. Until the listener closes, requests are answered normally.
 */
export async function drain(app: INestApplication): Promise<void> {
  const server = app.getHttpServer() as Server;
  const { connections } = app.getHttpAdapter() as unknown as SiteHttpAdapter;
  app.get(Readiness).leave();
  connections.drain();
  await delay(app.get<Env>(ENV).TRUST_PROXY > 0 ? TIMES.unready : TIMES.lastCall);
  // timers run first in a turn of the event loop; after one more full turn, everything that has arrived is read
  await nextTurn();
  await nextTurn();
  const closed = once(server, 'close');
  server.close();
  const clocks = [
    setInterval(() => connections.closeIdle(TIMES.idle), TIMES.idle),
    setTimeout(() => server.closeAllConnections(), TIMES.finish),
  ];
  await closed;
  clocks.forEach((clock) => clearTimeout(clock));
}
