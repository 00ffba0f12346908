import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { type Entities, migrationDataSource } from '../data-source.ts';
import { refuseNewerSchema } from './known-migrations.ts';

/** Advisory lock; the number must be the same on all replicas. */
export const MIGRATION_LOCK = 727_001;

/** Milliseconds between two attempts to get the lock. */
const TRY_AGAIN = 100;

/**
 * Repeats the attempt until it gets the lock. It must not wait inside a statement: CREATE INDEX CONCURRENTLY of the
 * holder waits for all older statements, so both would wait for each other.
 */
export async function untilLocked(attempt: () => Promise<boolean>): Promise<void> {
  while (!(await attempt())) await sleep(TRY_AGAIN);
}

/** A lock of a transaction, because it also works through a pooler that assigns connections by transaction. */
async function lockTransaction(client: Client): Promise<boolean> {
  await client.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0');
  // no parameter: the extended protocol would keep a snapshot open, for which CREATE INDEX CONCURRENTLY waits
  const { rows } = await client.query<{ taken: boolean }>(
    `SELECT pg_try_advisory_xact_lock(${MIGRATION_LOCK}) AS taken`,
  );
  if (!rows[0].taken) await client.query('ROLLBACK');
  return rows[0].taken;
}

/**
 * Runs `work` while no other process migrates. The lock belongs to a connection of its own, so it is released however
 * the process ends.
 */
export async function withMigrationLock<T>(
  url: string,
  work: (database: DataSource) => Promise<T>,
  entities?: Entities,
): Promise<T> {
  const lock = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // the work gets the error from its own connection; without a listener, this one would end the process
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

/** Runs pending migrations. @returns their names. @throws StartError when a newer version has migrated the database */
export async function migrate(database: DataSource): Promise<string[]> {
  await refuseNewerSchema(database);
  const ran = await database.runMigrations();
  return ran.map((migration) => migration.name);
}
