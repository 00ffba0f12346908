import { type DataSource, MigrationExecutor } from 'typeorm';
import { migrations } from '#migrations/index';
import { commandLine } from '../../config/called-by.ts';
import { StartError } from '../../config/env.ts';

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
