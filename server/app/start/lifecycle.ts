import { once } from 'node:events';
import type { Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import { PATHS } from '#shared/catalogue';
import { API_DOCS } from '#shared/endpoints';
import { JsonLogger } from '../log/json-logger.ts';
import type { PreparedDatabase } from './prepare-database.ts';
import { commandLine } from '../../config/called-by.ts';
import { ENV, type Env } from '../../config/env.ts';
import { foreseenProblem } from '../../config/start-problem.ts';
import { Readiness } from '../../health/readiness.ts';
import type { SiteHttpAdapter } from '../http-server.ts';

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints the addresses of the site and the password of a generated admin, which is never printed again. */
export async function announce(app: INestApplication, { generatedAdmin }: PreparedDatabase): Promise<void> {
  const origin = (await app.getUrl()).replace('[::1]', 'localhost').replace(/\[::\]|0\.0\.0\.0/, 'localhost');
  say(`\n  Site      ${origin}/`);
  say(`  Admin     ${origin}${PATHS.adminLogin}`);
  say(`  API       ${origin}/${API_DOCS.page}`);
  if (generatedAdmin) {
    say(`\n  An admin account was created. Its password is shown only once:`);
    say(`    email     ${generatedAdmin.email}`);
    say(`    password  ${generatedAdmin.password}`);
    say(`  \`${commandLine('admin:password')}\` sets another one.`);
  }
  say('\n  Ready. Ctrl-C stops the site and its database.');
}

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

async function shutDown(app: INestApplication, database: PreparedDatabase): Promise<void> {
  await drain(app);
  await app.close();
  await database.stop();
}

/** Stops the application, then its database, when the signal aborts. */
export function stopWhenAsked(asked: AbortSignal, app: INestApplication, database: PreparedDatabase): void {
  const stop = () =>
    void shutDown(app, database).then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  if (asked.aborted) stop();
  else asked.addEventListener('abort', stop, { once: true });
}

/** Ends the process with one line. An unexpected error is also logged with its stack. */
export function fail(error: unknown): never {
  const foreseen = foreseenProblem(error);
  if (foreseen === undefined) new JsonLogger('fatal').fatal(error, 'Start');
  const line = foreseen ?? `${String(error).split('\n')[0]}. This was not expected; see the log above.`;
  process.stderr.write(`Stopped: ${line}\n`);
  process.exit(1);
}

const ORPHAN_CHECK_MS = 250;

/** A SIGTERM to `npm start` ends npm and its shell, but the shell does not pass it on to this process. */
function whenOrphaned(then: () => void): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && then(), ORPHAN_CHECK_MS).unref();
}

/** Aborts on the first signal. Further signals are ignored, because npm and the terminal both pass on one Ctrl-C. */
export function listenForStop(): AbortSignal {
  const asked = new AbortController();
  const stop = (reason: string) => {
    if (asked.signal.aborted) return;
    say(`${reason}: finishing what is under way, then stopping.`);
    asked.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
  // writing to a closed terminal fails; the database must still be stopped
  process.stdout.on('error', () => stop('output closed'));
  if (process.env.npm_lifecycle_event) whenOrphaned(() => stop('npm has ended'));
  return asked.signal;
}
