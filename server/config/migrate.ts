import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { migrationDataSource } from './data-source.ts';

/** Any number that every replica agrees on. */
export const MIGRATION_LOCK = 727_001;

/**
 * Runs `work` on a migrated database. Replicas that start together take turns: the advisory lock is held by a
 * connection of its own, so it is gone with it, however the process ends.
 */
export async function withMigrationLock<T>(url: string, work: (database: DataSource) => Promise<T>): Promise<T> {
  const lock = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // the work learns from its own connection that the server has gone, and an error that nobody hears ends the process
  lock.on('error', () => undefined);
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const database = await migrationDataSource(url).initialize();
    try {
      return await work(database);
    } finally {
      await database.destroy();
    }
  } finally {
    await lock.end();
  }
}

/** The names of the migrations that ran. */
export async function migrate(database: DataSource): Promise<string[]> {
  const ran = await database.runMigrations();
  return ran.map((migration) => migration.name);
}
