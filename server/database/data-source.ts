import { DataSource, type DataSourceOptions } from 'typeorm';
import { migrations } from '#migrations/index';
import { POSTGRES } from './pooled-client.ts';
import { SnakeCase } from './snake-case.ts';

export type Entities = NonNullable<DataSourceOptions['entities']>;

interface Options {
  /** The application's are in app/entities.ts. Plain SQL and migrations need none. */
  entities?: Entities;
  poolSize?: number;
}

/** Milliseconds. With these limits, a slow database causes quick 503 responses instead of hanging requests. */
const DATABASE_TIMEOUTS = {
  connectionTimeoutMillis: 1000,
  query_timeout: 3000,
  statement_timeout: 2500,
  lock_timeout: 1500, // longer than PostgreSQL's deadlock_timeout (1 s), so that deadlocks are reported as such
  idle_in_transaction_session_timeout: 5000,
};

/** Shared by the application, the migrations, the TypeORM command line and the specs. */
export function databaseOptions(url: string, { entities = [], poolSize = 10 }: Options = {}): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    poolSize,
    entities,
    namingStrategy: new SnakeCase(),
    migrations,
    migrationsTransactionMode: 'each',
    synchronize: false,
    // gen_random_uuid() is built into PostgreSQL since 13, so no extension and no superuser is needed
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    applicationName: 'eclar-site',
    driver: POSTGRES,
    extra: DATABASE_TIMEOUTS,
  };
}

/** For migrations, whose statements have no time limit. */
export function migrationDataSource(url: string, entities?: Entities): DataSource {
  return new DataSource({
    ...databaseOptions(url, { entities, poolSize: 2 }),
    extra: { connectionTimeoutMillis: 5000 },
  });
}
