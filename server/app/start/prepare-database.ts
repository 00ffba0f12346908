import { join } from 'node:path';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { SAMPLE_FIRM } from '#shared/content/sample/firm';
import {
  adminEmail,
  applyConfiguredAdmin,
  createAdmin,
  type Credentials,
  randomPassword,
} from '../../auth/account/admin-account.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../database/embedded/embedded-postgres.ts';
import { settingsHint } from '../../config/called-by.ts';
import { type Env, isDeployed, JWT_SECRET_MIN, StartError } from '../../config/env.ts';
import { migrate, withMigrationLock } from '../../database/migrations/migrate.ts';
import { makeDataDir } from '../../database/embedded/postgres-home.ts';
import { ENTITIES } from '../entities.ts';
import { addSampleData } from './sample-data.ts';
import { readOrMakeSecret } from '../../database/embedded/secret-file.ts';

/** Resolves with the result of `work`, or rejects as soon as a stop is requested; the result is then ignored. */
export async function unlessStopped<T>(work: Promise<T>, asked?: AbortSignal): Promise<T> {
  if (!asked) return work;
  const stopped = new Promise<never>((_, reject) => {
    const stop = () => reject(asked.reason as Error);
    if (asked.aborted) stop();
    else asked.addEventListener('abort', stop, { once: true });
  });
  return Promise.race([work, stopped]);
}

export interface PreparedDatabase extends OpenDatabase {
  /** Set if an admin was created with a random password, which cannot be shown again. */
  generatedAdmin?: Credentials;
}

/** The oldest supported major version of PostgreSQL. */
const OLDEST_POSTGRES = 15;

async function checkVersion(client: Client, name: string): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
  const version = Math.floor(Number(rows[0].server_version_num) / 10_000);
  if (version < OLDEST_POSTGRES)
    throw new StartError(
      `the server of ${name} is PostgreSQL ${version}, and the site needs ${OLDEST_POSTGRES} or newer: upgrade it, or name another server.`,
    );
}

/** @throws StartError with the server's reason, but without the password in its URL */
async function checkConnection(name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL', url: string): Promise<void> {
  try {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    await client.connect();
    await checkVersion(client, name).finally(() => client.end());
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    const { host, pathname } = new URL(url);
    const reason = cause instanceof AggregateError ? String(cause.errors[0]) : String(cause);
    throw new StartError(`the database${pathname} at ${host} refuses the connection (${reason}): check ${name}.`, {
      cause,
    });
  }
}

interface OpenDatabase extends EmbeddedPostgres {
  /** URL of the server itself rather than a pooler, for work that needs its own session. */
  directUrl: string;
}

/** The server of DATABASE_URL, or the embedded one. */
export async function openDatabase(env: Env, asked?: AbortSignal): Promise<OpenDatabase> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl = url } = env;
  if (!url || !directUrl) {
    const embedded = await startEmbeddedPostgres(env.DATA_DIR, { signal: asked });
    return { ...embedded, directUrl: embedded.url };
  }
  await unlessStopped(checkConnection('DATABASE_URL', url), asked);
  if (directUrl !== url) await unlessStopped(checkConnection('DATABASE_DIRECT_URL', directUrl), asked);
  return { url, directUrl, stop: () => Promise.resolve() };
}

async function ensureAdmin(database: DataSource, env: Env): Promise<Credentials | undefined> {
  if (env.ADMIN_EMAIL && env.ADMIN_PASSWORD) {
    await applyConfiguredAdmin(database, { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD });
    return undefined;
  }
  if (await adminEmail(database)) return undefined;
  if (isDeployed(env))
    throw new StartError(`there is no admin yet: set ADMIN_EMAIL and ADMIN_PASSWORD. ${settingsHint()}`);
  const credentials = {
    email: `admin@${new URL(SAMPLE_FIRM.site).hostname.replace('www.', '')}`,
    password: randomPassword(),
  };
  await createAdmin(database, credentials);
  return credentials;
}

/** Opens and migrates the database, and ensures that an admin exists. Replicas that start together take turns. */
export async function prepareDatabase(env: Env, asked?: AbortSignal): Promise<PreparedDatabase> {
  const postgres = await openDatabase(env, asked);
  try {
    const fill = async (database: DataSource) => {
      await migrate(database);
      if (!env.DATABASE_URL) await addSampleData(database);
      return ensureAdmin(database, env);
    };
    const generatedAdmin = await unlessStopped(withMigrationLock(postgres.directUrl, fill, ENTITIES), asked);
    return { ...postgres, generatedAdmin };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

const JWT_SECRET_BYTES = 48;

/**
 * Generates a missing JWT_SECRET once and stores it in DATA_DIR, so that sessions survive a restart. Production with
 * DATABASE_URL requires the variable.
 */
export function withJwtSecret(env: Env): Env {
  if (env.JWT_SECRET) return env;
  const file = join(env.DATA_DIR, 'jwt-secret');
  makeDataDir(env.DATA_DIR);
  const secret = readOrMakeSecret(file, JWT_SECRET_BYTES);
  if (secret.length < JWT_SECRET_MIN)
    throw new StartError(`${file} is empty or truncated: delete it to create a new one; everybody must sign in again.`);
  return { ...env, JWT_SECRET: secret };
}
