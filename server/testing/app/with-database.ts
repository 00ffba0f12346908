import type { DataSource } from 'typeorm';
import { ENTITIES } from '../../app/entities.ts';
import { withMigrationLock } from '../../database/migrations/migrate.ts';

/** Work beside the application, as the start and the commands do it: with the entities, while nobody migrates. */
export const withDatabase = <T>(url: string, work: (database: DataSource) => Promise<T>): Promise<T> =>
  withMigrationLock(url, work, ENTITIES);
