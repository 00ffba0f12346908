import { DataSource, type DataSourceOptions } from 'typeorm';
import { migrations } from '#migrations/index';
import { POSTGRES } from './pooled-client.ts';

export type Entities = NonNullable<DataSourceOptions['entities']>;

interface Use {
  /** All that the application has are in app/entities.ts. Statements of SQL and migrations need none. */
  entities?: Entities;
  poolSize?: number;
}

/** Milliseconds after which a sick database is a fast 503 and never a hang. */
const DATABASE_TIMEOUTS = {
  connectionTimeoutMillis: 1000,
  query_timeout: 3000,
  statement_timeout: 2500,
  lock_timeout: 1000,
  idle_in_transaction_session_timeout: 5000,
};

/** What the application, the migrator, the TypeORM command line and the specs share. */
export function databaseOptions(url: string, { entities = [], poolSize = 10 }: Use = {}): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    poolSize,
    entities,
    migrations,
    migrationsTransactionMode: 'each',
    synchronize: false,
    // gen_random_uuid() is part of PostgreSQL since 13, so no extension and no superuser is needed
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    applicationName: 'eclar-site',
    driver: POSTGRES,
    extra: DATABASE_TIMEOUTS,
  };
}

/** For migrations: a long statement is no reason to give up. */
export function migrationDataSource(url: string, entities?: Entities): DataSource {
  return new DataSource({
    ...databaseOptions(url, { entities, poolSize: 2 }),
    extra: { connectionTimeoutMillis: 5000 },
  });
}
