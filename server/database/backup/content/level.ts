import { isDeepStrictEqual } from 'node:util';
import { type DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { StartError } from '#server/config/env';
import { newerMigration } from '../../migrations/known-migrations.ts';

/** @throws StartError when a migration of `names` came after this build */
export function checkKnown(names: string[], what: string): void {
  const newer = newerMigration(names);
  if (newer)
    throw new StartError(`${what} comes from a newer build, with the migration ${newer}: restore with that build.`);
}

/**
 * Gives an emptied database the very migrations of a backup: its rows go into the tables they came from. All of it in the
 * runner's transaction.
 */
export async function bringToLevel(database: DataSource, runner: QueryRunner, wanted: string[]): Promise<void> {
  const executor = new MigrationExecutor(database, runner);
  const executed = (await executor.getExecutedMigrations()).map(({ name }) => name);
  if (isDeepStrictEqual(executed.toSorted(), wanted.toSorted())) return;
  checkKnown(executed, 'the database');
  for (let left = executed.length; left > 0; left--) await executor.undoLastMigration();
  for (const migration of await executor.getPendingMigrations()) {
    if (wanted.includes(migration.name)) await executor.executeMigration(migration);
  }
}

/** Runs what came after the backup. @returns the names of the migrations */
export async function bringUp(database: DataSource, runner: QueryRunner): Promise<string[]> {
  const ran = await new MigrationExecutor(database, runner).executePendingMigrations();
  return ran.map(({ name }) => name);
}
