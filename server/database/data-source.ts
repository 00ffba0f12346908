import { DataSource, type DataSourceOptions, DefaultNamingStrategy } from 'typeorm';
import { snakeCase } from 'typeorm/util/StringUtils.js';
import { migrations } from '#migrations/index';
import { POSTGRES } from './pooled-client.ts';

/** The property `createdAt` is the column `created_at`, and the relation `account` the column `account_id`. */
class SnakeCase extends DefaultNamingStrategy {
  override columnName(property: string, customName: string | undefined): string {
    return customName ?? snakeCase(property);
  }

  override joinColumnName(relation: string, referencedColumn: string): string {
    return snakeCase(`${relation}_${referencedColumn}`);
  }
}

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
    // an idle connection is kept for a minute, because opening one takes longest when the machine is busy
    extra: { ...DATABASE_TIMEOUTS, idleTimeoutMillis: 60_000 },
  };
}

/** For migrations, whose statements have no time limit. */
export function migrationDataSource(url: string, entities?: Entities): DataSource {
  return new DataSource({
    ...databaseOptions(url, { entities, poolSize: 2 }),
    extra: { connectionTimeoutMillis: 5000 },
  });
}
