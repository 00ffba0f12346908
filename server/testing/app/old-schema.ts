import { DataSource } from 'typeorm';
import { migrations } from '#migrations/index';
import { ENTITIES } from '../../app/entities.ts';
import { databaseOptions } from '../../database/data-source.ts';

/** A data source that knows only the first `count` migrations, like an older version. */
export async function withOldVersion<T>(
  url: string,
  count: number,
  work: (database: DataSource) => Promise<T>,
): Promise<T> {
  const database = new DataSource({
    ...databaseOptions(url, { entities: ENTITIES }),
    migrations: migrations.slice(0, count),
  });
  await database.initialize();
  return work(database).finally(() => database.destroy());
}
