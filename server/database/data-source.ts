import pg, { Client, type ClientConfig, DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg';
import { DataSource, type DataSourceOptions, DefaultNamingStrategy } from 'typeorm';
import { snakeCase } from 'typeorm/util/StringUtils.js';
import { migrations } from '#migrations/index';

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
  connectionTimeoutMillis: 2000, // one second was not always enough on a busy machine
  query_timeout: 3000,
  statement_timeout: 2500,
  lock_timeout: 1500, // longer than PostgreSQL's deadlock_timeout (1 s), so that deadlocks are reported as such
  idle_in_transaction_session_timeout: 5000,
};

/** The type of `query`, simplified from node-postgres's seven overloads. */
type Send = (...call: unknown[]) => unknown;

/**
 * A connection that is closed as soon as its state is unknown. When node-postgres gives up on a query
 * (`query_timeout`), the server may still run it before the next query of that connection, and it could begin a
 * transaction that nobody commits.
 */
class PooledClient extends Client {
  private underWay = 0;

  constructor(config?: ClientConfig) {
    super(config);
    // The server may send an error while the pool hands over the connection and nothing else listens; an unhandled
    // error event would end the process. The next query reports that the connection is closed.
    this.on('error', () => undefined);
    const send = this.query.bind(this) as Send;
    this.query = ((...call: unknown[]) => {
      const answer = send(...call);
      if (answer instanceof Promise) void this.follow(answer);
      return answer;
    }) as Client['query'];
  }

  /** Whether every query is answered and no transaction is open. */
  get isIdle(): boolean {
    const status = this.getTransactionStatus();
    return this.underWay === 0 && status !== 'T' && status !== 'E';
  }

  /**
   * Closes the connection after an error that the server did not send, because the server's state is then unknown.
   * `end` works even during a query.
   */
  private async follow(answer: Promise<unknown>): Promise<void> {
    this.underWay++;
    try {
      await answer;
    } catch (error) {
      if (!(error instanceof DatabaseError)) void this.end();
    } finally {
      this.underWay--;
    }
  }
}

/** A pool that does not keep a connection with an open transaction or query. */
class SafePool extends Pool {
  constructor(config?: PoolConfig) {
    super({ ...config, Client: PooledClient });
    // emitted before the pool decides whether to keep the connection; it does not keep one that is ending
    this.on('release', (_error, client) => endUnlessIdle(client as PoolClient & PooledClient));
  }
}

function endUnlessIdle(client: PooledClient): void {
  if (!client.isIdle) void client.end();
}

/** Passed to TypeORM in place of node-postgres. */
const POSTGRES = { ...pg, Pool: SafePool };

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
