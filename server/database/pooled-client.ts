import pg, { Client, type ClientConfig, DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg';

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
export const POSTGRES = { ...pg, Pool: SafePool };
