import pg, { Client, type ClientConfig, DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg';

/** `query` of node-postgres, for which its types have seven signatures. */
type Send = (...call: unknown[]) => unknown;

/**
 * A connection that ends as soon as its state is unknown. When node-postgres gives a query up (`query_timeout`), the
 * server may still run it later, and before whatever is sent on the same connection next: a transaction could begin that
 * way which nobody commits.
 */
class PooledClient extends Client {
  private underWay = 0;

  constructor(config?: ClientConfig) {
    super(config);
    // PostgreSQL's last words can arrive while the pool hands the connection over, when nobody else listens: an error
    // that nobody hears would end the process. Whoever gets the connection hears of it from the next query.
    this.on('error', () => undefined);
    const send = this.query.bind(this) as Send;
    this.query = ((...call: unknown[]) => {
      const answer = send(...call);
      if (answer instanceof Promise) void this.follow(answer);
      return answer;
    }) as Client['query'];
  }

  /** Whether no query is unanswered, and no transaction open. */
  get isIdle(): boolean {
    const status = this.getTransactionStatus();
    return this.underWay === 0 && status !== 'T' && status !== 'E';
  }

  /** An error that is not the server's own says nothing of what the server does. `end` cuts off what is under way. */
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

/** A pool that keeps no connection that comes back in the middle of something. */
class SafePool extends Pool {
  constructor(config?: PoolConfig) {
    super({ ...config, Client: PooledClient });
    // told before the pool decides whether it keeps the connection, which it does not when it is ending
    this.on('release', (_error, client) => endUnlessIdle(client as PoolClient & PooledClient));
  }
}

function endUnlessIdle(client: PooledClient): void {
  if (!client.isIdle) void client.end();
}

/** What TypeORM is to use for node-postgres. */
export const POSTGRES = { ...pg, Pool: SafePool };
