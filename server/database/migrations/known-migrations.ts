import { type DataSource, MigrationExecutor } from 'typeorm';
import { migrations } from '#migrations/index';
import { commandLine } from '../../config/called-by.ts';
import { StartError } from '../../config/env.ts';

const KNOWN: readonly string[] = migrations.map(({ name }) => name);

/** The first of these migrations that this version does not know. */
export const newerMigration = (names: string[]) => names.find((name) => !KNOWN.includes(name));

/**
 * A version that does not know the schema might write what the newer version cannot read. Replicas that were already
 * running when the newer version migrated may continue: the schema still has all they need (docs/migrations.md).
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
