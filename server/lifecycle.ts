import { once } from 'node:events';
import { createServer } from 'node:net';
import type { INestApplication } from '@nestjs/common';
import { PATHS } from '../shared/catalogue.ts';
import { API_DOCS } from '../shared/endpoints.ts';
import type { PreparedDatabase } from './config/prepare-database.ts';
import { type Env, StartError } from './config/env.ts';
import { drain } from './drain.ts';

const ORPHAN_CHECK_MS = 250;

const LISTEN_PROBLEMS: Record<string, string> = {
  EADDRINUSE: 'is already in use: stop what uses it, or set PORT to another one',
  EACCES: 'may not be used by this user: set PORT to one above 1023',
  EADDRNOTAVAIL: 'is not an address of this machine: correct HOST',
};

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Asks for the port before anything is started. @throws StartError when it cannot be had */
export async function checkPort({ PORT, HOST }: Env): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen(PORT, HOST), 'listening');
    await once(probe.close(), 'close');
  } catch (cause) {
    const problem = LISTEN_PROBLEMS[(cause as NodeJS.ErrnoException).code ?? ''];
    throw problem ? new StartError(`port ${PORT} on ${HOST} ${problem}.`, { cause }) : cause;
  }
}

/** Tells the newcomer where everything is; the password that was made just now is shown this once. */
export async function announce(app: INestApplication, { madeAdmin }: PreparedDatabase): Promise<void> {
  const origin = (await app.getUrl()).replace('[::1]', 'localhost').replace(/\[::\]|0\.0\.0\.0/, 'localhost');
  say(`\n  Site      ${origin}/`);
  say(`  Admin     ${origin}${PATHS.adminLogin}`);
  say(`  API       ${origin}/${API_DOCS.page}`);
  if (madeAdmin) {
    say(`\n  An admin was made for you. The password is shown only now:`);
    say(`    email     ${madeAdmin.email}`);
    say(`    password  ${madeAdmin.password}`);
    say(`  \`npm run admin:password\` sets another one.`);
  }
  say('\n  Ready. Ctrl-C stops the site and its database.');
}

async function shutDown(app: INestApplication, database: PreparedDatabase): Promise<void> {
  await drain(app);
  await app.close();
  await database.stop();
}

/**
 * Ends the application, then its database, on the first signal. Further signals change nothing: npm and the terminal
 * both pass a Ctrl-C on, so the second is no second wish.
 */
export function stopOnSignals(app: INestApplication, database: PreparedDatabase): void {
  let stopping: Promise<void> | undefined;
  const stop = (signal: string) => {
    if (stopping) return;
    say(`${signal}: finishing what is under way, then stopping.`);
    stopping = shutDown(app, database).then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
  // a terminal that was closed takes the output with it, but must not keep the database from being stopped
  process.stdout.on('error', () => stop('output closed'));
  if (process.env.npm_lifecycle_event) whenOrphaned(() => stop('npm has ended'));
}

/** A SIGTERM to `npm start` ends npm and its shell, which does not pass it on. */
function whenOrphaned(then: () => void): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && then(), ORPHAN_CHECK_MS).unref();
}

/** Ends the process with one clear line, or with the whole story when the failure is not one we foresaw. */
export function fail(error: unknown): never {
  const text =
    error instanceof StartError ? `Stopped: ${error.message}` : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
