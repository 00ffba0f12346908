import { once } from 'node:events';
import type { Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.ts';
import { Readiness } from '../../health/readiness.ts';
import type { SiteHttpAdapter } from '../http-server.ts';

/** Milliseconds. */
const TIMES = {
  /** From the signal until the listener closes: for a proxy in front to see that this process is not ready any more. */
  unready: 4_000,
  /** The same without a proxy: for what clients have sent already, and a busy process has not read yet. */
  lastCall: 500,
  /** For requests under way to finish, once the listener is closed. */
  finish: 10_000,
  /** For the last bytes of an answer to leave, before a connection with nothing under way is closed. */
  idle: 100,
};

/**
 * Stops taking requests: each answer closes its connection, then the listener closes, and what is under way is finished.
 * Until the listener is closed, requests are answered as ever.
 */
export async function drain(app: INestApplication): Promise<void> {
  const server = app.getHttpServer() as Server;
  const { connections } = app.getHttpAdapter() as unknown as SiteHttpAdapter;
  app.get(Readiness).leave();
  connections.drain();
  await delay(app.get<Env>(ENV).TRUST_PROXY > 0 ? TIMES.unready : TIMES.lastCall);
  // timers come first in a turn of the event loop: a whole turn more, and all that has arrived is read
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
