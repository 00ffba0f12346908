import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { type Entities, migrationDataSource } from '../data-source.ts';
import { refuseNewerSchema } from './known-migrations.ts';

/** Any number that every replica agrees on. */
export const MIGRATION_LOCK = 727_001;

/** Milliseconds between two tries to get the lock. */
const TRY_AGAIN = 100;

/**
 * Tries until nobody else has the lock. It is never waited for inside a statement: an index that its holder builds
 * CONCURRENTLY waits for every statement that had begun before, so the two would wait for each other for ever.
 */
export async function untilLocked(attempt: () => Promise<boolean>): Promise<void> {
  while (!(await attempt())) await sleep(TRY_AGAIN);
}

/** As a transaction's, the lock holds through a pooler too that hands out connections by transaction. */
async function lockTransaction(client: Client): Promise<boolean> {
  await client.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0');
  // with a parameter, the answer would stay open until the next statement, and an index built CONCURRENTLY wait for it
  const { rows } = await client.query<{ taken: boolean }>(
    `SELECT pg_try_advisory_xact_lock(${MIGRATION_LOCK}) AS taken`,
  );
  if (!rows[0].taken) await client.query('ROLLBACK');
  return rows[0].taken;
}

/**
 * Runs `work` while no other process migrates. Replicas that start together take turns: the lock is held by a
 * connection of its own, so it is gone with it, however the process ends.
 */
export async function withMigrationLock<T>(
  url: string,
  work: (database: DataSource) => Promise<T>,
  entities?: Entities,
): Promise<T> {
  const lock = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // the work learns from its own connection that the server has gone, and an error that nobody hears ends the process
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

/** The names of the migrations that ran. @throws StartError when a newer version was here before */
export async function migrate(database: DataSource): Promise<string[]> {
  await refuseNewerSchema(database);
  const ran = await database.runMigrations();
  return ran.map((migration) => migration.name);
}
