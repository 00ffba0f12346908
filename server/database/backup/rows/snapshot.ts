import { Client } from 'pg';
import { StartError } from '#server/config/env';
import { MIGRATION_LOCK } from '../../advisory-locks.ts';
import { untilLocked } from '../../migrations/migrate.ts';
import { type Ask, isKept, migrationsOf, pathsOf, type Table, tablesOf } from './tables.ts';

/** The database at one moment, unaffected by later writes. */
export interface Snapshot {
  ask: Ask;
  /** Version of the server, such as "18.4". */
  version: string;
  migrations: string[];
  /** The tables that a backup contains. */
  tables: Table[];
}

/** Fixes the settings that affect text output, and overrides the role's time limits. */
const SETTINGS = `SET timezone = 'UTC'; SET datestyle = 'ISO'; SET intervalstyle = 'postgres'; SET bytea_output = 'hex';
  SET extra_float_digits = 1; SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = '1min'`;

/**
 * Blocks only migrations. The migration lock is released as soon as the tables are locked, so that a site that starts
 * during the backup need not wait.
 */
async function takeSnapshot(ask: Ask): Promise<Snapshot> {
  await untilLocked(async () => {
    const [{ taken }] = await ask<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [MIGRATION_LOCK]);
    return taken;
  });
  await ask('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const all = await tablesOf(ask);
  const migrations = await migrationsOf(ask, all);
  if (migrations.length === 0) throw new StartError('there is nothing to back up: no migration has run.');
  const tables = all.filter(isKept);
  await ask(`LOCK TABLE ${pathsOf(tables)} IN ACCESS SHARE MODE`);
  await ask('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  const [{ version }] = await ask<{ version: string }>(
    `SELECT split_part(current_setting('server_version'), ' ', 1) AS version`,
  );
  return { ask, version, migrations, tables };
}

/** Opens a snapshot that lasts as long as its connection. `signal` closes the connection, even during a query. */
export async function withSnapshot<T>(
  url: string,
  signal: AbortSignal,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: 'eclar-site backup',
  });
  const ask: Ask = async <R extends object>(sql: string, values?: unknown[]) =>
    (await client.query<R>(sql, values)).rows;
  const cut = () => void client.end();
  let lost: Error | undefined;
  client.on('error', (error) => (lost = error));
  signal.addEventListener('abort', cut);
  try {
    await client.connect();
    await client.query(SETTINGS);
    return await work(await takeSnapshot(ask));
  } catch (error) {
    throw lost && !(error instanceof StartError) ? lost : error;
  } finally {
    signal.removeEventListener('abort', cut);
    await client.end();
  }
}
