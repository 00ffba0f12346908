import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type DataSource, MigrationExecutor } from 'typeorm';
import { migrations } from '#migrations/index';
import { commandLine } from '../../config/called-by.ts';
import { StartError } from '../../config/env.ts';
import { MIGRATION_LOCK } from '../advisory-locks.ts';
import { type Entities, migrationDataSource } from '../data-source.ts';

/** Milliseconds between two attempts to get the lock. */
const TRY_AGAIN = 100;

/**
 * Repeats the attempt until it gets the lock. Waiting inside a statement would deadlock: the holder's CREATE INDEX
 * CONCURRENTLY waits for all older statements.
 */
export async function untilLocked(attempt: () => Promise<boolean>): Promise<void> {
  while (!(await attempt())) await sleep(TRY_AGAIN);
}

/** A transaction-level lock, because it also works through a pooler in transaction mode. */
async function lockTransaction(client: Client): Promise<boolean> {
  await client.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0');
  // no parameter: the extended protocol would keep a snapshot open that CREATE INDEX CONCURRENTLY waits for
  const { rows } = await client.query<{ taken: boolean }>(
    `SELECT pg_try_advisory_xact_lock(${MIGRATION_LOCK}) AS taken`,
  );
  if (!rows[0].taken) await client.query('ROLLBACK');
  return rows[0].taken;
}

/** Runs `work` while no other process migrates. The lock belongs to its own connection, so it is released however the process ends. */
export async function withMigrationLock<T>(
  url: string,
  work: (database: DataSource) => Promise<T>,
  entities?: Entities,
): Promise<T> {
  const lock = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // `work` sees the error on its own connection; without a listener, the error of this one would end the process
  lock.on('error', () => undefined);
  await lock.connect();
  try {
    await untilLocked(() => lockTransaction(lock));
    const database = await migrationDataSource(url, entities).initialize();
    try {
      return await work(database);
    } finally {
      await database.destroy();
    }
  } finally {
    await lock.end();
  }
}

const KNOWN: readonly string[] = migrations.map(({ name }) => name);

/** The first of these migrations that this version does not know. */
export const newerMigration = (names: string[]) => names.find((name) => !KNOWN.includes(name));

/**
 * Refuses to start on an unknown schema, because this version might write data that the newer one cannot read.
 * Replicas that already run may continue: the schema still has everything they need (docs/migrations.md).
 *
 * @throws StartError when a newer version has migrated the database
 */
export async function refuseNewerSchema(database: DataSource): Promise<void> {
  const ran = await new MigrationExecutor(database).getExecutedMigrations();
  const newer = newerMigration(ran.map(({ name }) => name));
  if (newer)
    throw new StartError(
      `a newer version has migrated the database (${newer} is not known here): start that version, or take the migration back with its \`${commandLine('migration:revert')}\`. See docs/migrations.md.`,
    );
}

/** Runs pending migrations. @returns their names. @throws StartError when a newer version has migrated the database */
export async function migrate(database: DataSource): Promise<string[]> {
  await refuseNewerSchema(database);
  const ran = await database.runMigrations();
  return ran.map((migration) => migration.name);
}
