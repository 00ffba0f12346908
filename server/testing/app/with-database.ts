import type { DataSource } from 'typeorm';
import { ENTITIES } from '../../app/entities.ts';
import { withMigrationLock } from '../../database/migrations/migrate.ts';

/** Runs work outside the application, as the start and the commands do: with the entities and under the migration lock. */
export const withDatabase = <T>(url: string, work: (database: DataSource) => Promise<T>): Promise<T> =>
  withMigrationLock(url, work, ENTITIES);
