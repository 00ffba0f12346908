import { type DataSource, MigrationExecutor } from 'typeorm';
import { migrations } from '#migrations/index';
import { StartError } from '../../config/env.ts';

const KNOWN: readonly string[] = migrations.map(({ name }) => name);

/** The first of these migrations that came after this version. */
export const newerMigration = (names: string[]) => names.find((name) => !KNOWN.includes(name));

/**
 * A version that works on a schema it does not know might write what the newer one cannot read. Replicas that were
 * running before the newer version migrated go on: what they need of the schema is still there (docs/migrations.md).
 *
 * @throws StartError when a newer version has migrated the database
 */
export async function refuseNewerSchema(database: DataSource): Promise<void> {
  const ran = await new MigrationExecutor(database).getExecutedMigrations();
  const newer = newerMigration(ran.map(({ name }) => name));
  if (newer)
    throw new StartError(
      `a newer version has migrated the database (${newer} is not known here): start that version, or take the migration back with its \`npm run migration:revert\`. See docs/migrations.md.`,
    );
}
