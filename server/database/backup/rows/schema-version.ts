import { isDeepStrictEqual } from 'node:util';
import { type DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { StartError } from '#server/config/env';
import { newerMigration } from '../../migrations/migrate.ts';

/** @throws StartError when `names` has a migration that this version does not know */
export function checkKnown(names: string[], what: string): void {
  const newer = newerMigration(names);
  if (newer)
    throw new StartError(`${what} comes from a newer build, with the migration ${newer}: restore with that build.`);
}

/** Migrates an emptied database up or down to the migrations of a backup, so that its rows fit. Runs in the query runner's transaction. */
export async function migrateToBackup(database: DataSource, runner: QueryRunner, wanted: string[]): Promise<void> {
  const executor = new MigrationExecutor(database, runner);
  const executed = (await executor.getExecutedMigrations()).map(({ name }) => name);
  if (isDeepStrictEqual(executed.toSorted(), wanted.toSorted())) return;
  checkKnown(executed, 'the database');
  for (let left = executed.length; left > 0; left--) await executor.undoLastMigration();
  for (const migration of await executor.getPendingMigrations()) {
    if (wanted.includes(migration.name)) await executor.executeMigration(migration);
  }
}

/** Runs the migrations that are newer than the backup, in the query runner's transaction. @returns their names */
export async function migrateUp(database: DataSource, runner: QueryRunner): Promise<string[]> {
  const executor = new MigrationExecutor(database, runner);
  // no transaction of its own; the default `all` would also refuse migrations with `transaction = false`
  executor.transaction = 'none';
  const ran = await executor.executePendingMigrations();
  return ran.map(({ name }) => name);
}
