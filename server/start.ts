import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from './app.setup.ts';
import { JsonLogger } from './common/json-logger.ts';
import { type Env, readEnv } from './config/env.ts';
import { type PreparedDatabase, prepareDatabase, withJwtSecret } from './config/prepare-database.ts';
import { announce, checkPort, fail, say, stopOnSignals } from './lifecycle.ts';
import { letYoungSpaceGrow } from './young-space.ts';

/** Beside dist/server, where the build puts the client. */
const CLIENT_DIR = join(import.meta.dirname, '../../client');

async function start(env: Env, database: PreparedDatabase): Promise<void> {
  const options = { env, databaseUrl: database.url, clientDir: existsSync(CLIENT_DIR) ? CLIENT_DIR : undefined };
  const app = await createApp(options, { logger: new JsonLogger(env.LOG_LEVEL) });
  await app.listen(env.PORT, env.HOST);
  stopOnSignals(app, database);
  await announce(app, database);
  letYoungSpaceGrow();
}

try {
  const env = withJwtSecret(readEnv(process.env));
  await checkPort(env);
  say(
    env.DATABASE_URL
      ? 'database  connecting and migrating'
      : `database  starting the embedded PostgreSQL in ${env.DATA_DIR}, and migrating`,
  );
  const database = await prepareDatabase(env);
  await start(env, database).catch(async (error: unknown) => {
    await database.stop();
    throw error;
  });
} catch (error) {
  fail(error);
}
