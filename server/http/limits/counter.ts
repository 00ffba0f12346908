import { Injectable, Logger } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Problem } from '../errors/problem.ts';
import { NamedQueries } from '../../database/named-queries.ts';
import { PeriodicTask } from '../../periodic-task.ts';
import { KeyedHash } from './keyed-hash.ts';

/** The seconds of a counting period. */
const HOUR = 3600;

/** Milliseconds between purges of old counters. */
const PURGE = 300_000;

/** Milliseconds before each retry of taking a count back. */
const RETRIES = [1000, 2000, 5000, 10_000, 20_000];

/** Parameters of a count; times are in milliseconds since 1970. */
export interface Count {
  key: string;
  now: number;
  ends: number;
  max: number;
}

/**
 * SQL that counts in rate-limiter-flexible's table, as the library does. Returns `allowed`, and `wait`, the
 * milliseconds until the hour ends. `place` adds a value and returns its placeholder. With `after`, another count of
 * the statement, it counts only if that one allowed.
 */
export function countSql({ key, now, ends, max }: Count, place: (value: unknown) => string, after?: string): string {
  const at = place(now);
  const row = `SELECT ${place(key)}::varchar, 1, ${place(ends)}::bigint ${after ? `FROM ${after} WHERE allowed` : ''}`;
  return `INSERT INTO rate_limits AS counter (key, points, expire) ${row}
    ON CONFLICT (key) DO UPDATE SET
      (points, expire) = (SELECT CASE WHEN over THEN 1 ELSE counter.points + 1 END, CASE WHEN over THEN excluded.expire ELSE counter.expire END
        FROM (SELECT counter.expire <= ${at} AS over) AS hour)
    RETURNING points <= ${place(max)} AS allowed, (expire - ${at})::float8 AS wait`;
}

/** Counts per hour and key, shared by all replicas. */
export class Counter {
  private readonly logger = new Logger(Counter.name);

  constructor(
    private readonly limiter: RateLimiterPostgres,
    private readonly hash: KeyedHash,
  ) {}

  /** For a statement that includes `countSql`. */
  next(who: string): Count {
    const now = Date.now();
    const key = this.limiter.getKey(this.hash.of(who));
    return { key, now, ends: now + HOUR * 1000, max: this.limiter.points };
  }

  /** @throws `refusal(wait)`, with the wait in milliseconds, when the limit is exceeded */
  async count(who: string, refusal: (wait: number) => Problem): Promise<void> {
    try {
      await this.limiter.consume(this.hash.of(who));
    } catch (cause) {
      if (!(cause instanceof RateLimiterRes)) throw cause;
      throw refusal(cause.msBeforeNext);
    }
  }

  /** Takes a count back. While the database is down this is retried in the background. */
  async giveBack(who: string): Promise<void> {
    try {
      await this.limiter.reward(this.hash.of(who));
    } catch (error) {
      this.logger.warn({ msg: 'Could not refund a rate-limit point yet', cause: String(error) });
      void this.giveBackLater(who);
    }
  }

  private async giveBackLater(who: string): Promise<void> {
    let failure: unknown;
    for (const wait of RETRIES) {
      await pause(wait, undefined, { ref: false });
      try {
        await this.limiter.reward(this.hash.of(who));
        return;
      } catch (error) {
        failure = error;
      }
    }
    this.logger.error(
      'Could not refund a rate-limit point',
      failure instanceof Error ? failure.stack : String(failure),
    );
  }
}

/** Makes counters, and deletes those of old hours. */
@Injectable()
export class Counters extends PeriodicTask {
  constructor(
    private readonly queries: NamedQueries,
    private readonly hash: KeyedHash,
  ) {
    super({ every: PURGE, failed: 'Counters of old hours could not be deleted' });
  }

  make(keyPrefix: string, points: number): Counter {
    const limiter = new RateLimiterPostgres({
      storeClient: this.queries,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false, // each limiter would purge the whole table, and its timer is never stopped
      keyPrefix,
      points,
      duration: HOUR,
    });
    return new Counter(limiter, this.hash);
  }

  /** Deletes all counters whose hour ended over an hour ago. */
  async run(): Promise<void> {
    const text = 'DELETE FROM rate_limits WHERE expire < $1';
    await this.queries.query({ name: 'purge-counters', text, values: [Date.now() - HOUR * 1000] });
  }
}
