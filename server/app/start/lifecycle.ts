import type { INestApplication } from '@nestjs/common';
import { PATHS } from '#shared/catalogue';
import { API_DOCS } from '#shared/endpoints';
import { JsonLogger } from '../log/json-logger.ts';
import type { PreparedDatabase } from './prepare-database.ts';
import { commandLine } from '../../config/called-by.ts';
import { foreseenProblem } from '../../config/start-problem.ts';
import { drain } from './drain.ts';

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
