import { Inject, Injectable } from '@nestjs/common';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../http/errors/problem.ts';
import { ENV, type Env } from '../config/env.ts';
import { type Counter, Counters } from './counter.ts';

/** What a statement needs to count; times in ms since 1970. */
export interface FormCount {
  key: string;
  now: number;
  ends: number;
  most: number;
}

/**
 * Counts as rate-limiter-flexible does, in its table, and gives whether the post is `allowed`, and the `wait` (ms) until
 * the hour ends. `place` keeps a value and says where it stands. `after` is another count of the statement: what that does
 * not allow is not counted.
 */
export function countFormSql(
  { key, now, ends, most }: FormCount,
  place: (value: unknown) => string,
  after?: string,
): string {
  const at = place(now);
  const row = `SELECT ${place(key)}::varchar, 1, ${place(ends)}::bigint ${after ? `FROM ${after} WHERE allowed` : ''}`;
  return `INSERT INTO rate_limits AS counter (key, points, expire) ${row}
    ON CONFLICT (key) DO UPDATE SET
      (points, expire) = (SELECT CASE WHEN over THEN 1 ELSE counter.points + 1 END, CASE WHEN over THEN excluded.expire ELSE counter.expire END
        FROM (SELECT counter.expire <= ${at} AS over) AS hour)
    RETURNING points <= ${place(most)} AS allowed, (expire - ${at})::float8 AS wait`;
}

/** `wait` in ms. */
export const tooMany = (wait: number) => new Problem(429, ERRORS.tooMany, {}, { retryAfter: Math.ceil(wait / 1000) });

export const isTooMany = (error: unknown) => error instanceof Problem && error.getStatus() === 429;

/** Caps that hold across replicas. */
@Injectable()
export class CallLimits {
  private readonly forms: Counter;
  private readonly repeats: Counter;

  constructor(counters: Counters, @Inject(ENV) env: Env) {
    this.forms = counters.make('form', env.FORM_POSTS_PER_HOUR);
    this.repeats = counters.make('form-repeat', env.FORM_POSTS_PER_HOUR);
  }

  /** @throws Problem 429 */
  async countForm(address: string): Promise<void> {
    await this.forms.count(address, tooMany);
  }

  /** For a post that was counted and could not be taken for our own sake. */
  async giveFormBack(address: string): Promise<void> {
    await this.forms.giveBack(address);
  }

  /** A form that is sent again after the sender's last one has a count of its own, as large. @throws Problem 429 */
  async countRepeat(address: string): Promise<void> {
    await this.repeats.count(address, tooMany);
  }

  /** The same as `countForm` for a statement that counts on its way, with `countFormSql`. */
  formCount(address: string): FormCount {
    return this.forms.next(address);
  }
}
