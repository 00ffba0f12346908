import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { JsonLogger } from '../log/json-logger.ts';
import { checkSettings } from '../../config/check-settings.ts';
import type { Env } from '../../config/env.ts';
import { installedPostgres } from '../../database/embedded/postgres-home.ts';
import { type PreparedDatabase, prepareDatabase, withJwtSecret } from './prepare-database.ts';
import { announce, fail, listenForStop, say, stopWhenAsked } from './lifecycle.ts';

/** The server's bundle is a flat folder beside the client's. */
const CLIENT_DIR = join(import.meta.dirname, '../client');

type Setup = Promise<typeof import('../app.setup.ts')>;

async function start(setup: Setup, env: Env, database: PreparedDatabase, asked: AbortSignal): Promise<void> {
  const { createApp } = await setup;
  const options = {
    env,
    databaseUrl: database.url,
    clientDir: existsSync(join(CLIENT_DIR, 'index.html')) ? CLIENT_DIR : undefined,
  };
  const app = await createApp(options, { logger: new JsonLogger(env.LOG_LEVEL), abortOnError: false });
  if (!asked.aborted) await app.listen(env.PORT, env.HOST);
  stopWhenAsked(asked, app, database);
  if (asked.aborted) return;
  await announce(app, database);
}

const asked = listenForStop();
try {
  const env = await checkSettings(process.env);
  if (!env.DATABASE_URL) await installedPostgres();
  say(
    env.DATABASE_URL
      ? 'database  connecting and migrating'
      : `database  starting the embedded PostgreSQL in ${env.DATA_DIR}, and migrating`,
  );
  const settings = withJwtSecret(env);
  const preparing = prepareDatabase(settings, asked);
  // the largest modules load while the database answers; settings and signals did not wait for them
  const setup = import('../app.setup.ts');
  setup.catch(() => undefined); // start() rethrows it once there is a database to stop
  const database = await preparing;
  await start(setup, settings, database, asked).catch(async (error: unknown) => {
    await database.stop();
    throw error;
  });
} catch (error) {
  if (asked.aborted) process.exit(0);
  fail(error);
}
