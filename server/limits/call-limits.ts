import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ERRORS } from '../../shared/error-messages.ts';
import { Problem } from '../common/problem.ts';
import { ENV, type Env } from '../config/env.ts';
import { NamedQueries } from '../config/named-queries.ts';

const HOUR = 3600;

/** Failed sign-ins in an hour. */
const GUESSES = { account: 10, address: 20 };

/** Nobody's e-mail address or IP stands in the table. */
const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Who asks: both are counted. */
export interface Guess {
  email: string;
  address: string;
}

/** What a statement needs to count a post; times in ms since 1970. */
export interface FormCount {
  key: string;
  now: number;
  ends: number;
  most: number;
}

/**
 * Counts as rate-limiter-flexible does, in its table, and gives whether the post is `allowed`, and the `wait` (ms) until
 * the hour ends. `place` keeps a value and says where it stands.
 */
export function countFormSql({ key, now, ends, most }: FormCount, place: (value: unknown) => string): string {
  const at = place(now);
  return `INSERT INTO rate_limits AS counter (key, points, expire) VALUES (${place(key)}, 1, ${place(ends)})
    ON CONFLICT (key) DO UPDATE SET
      (points, expire) = (SELECT CASE WHEN over THEN 1 ELSE counter.points + 1 END, CASE WHEN over THEN excluded.expire ELSE counter.expire END
        FROM (SELECT counter.expire <= ${at} AS over) AS hour)
    RETURNING points <= ${place(most)} AS allowed, (expire - ${at})::float8 AS wait`;
}

/** Caps that hold across replicas. Each is counted before the work it protects, so parallel calls cannot slip through. */
@Injectable()
export class CallLimits {
  private readonly accounts: RateLimiterPostgres;
  private readonly addresses: RateLimiterPostgres;
  private readonly forms: RateLimiterPostgres;
  private readonly repeats: RateLimiterPostgres;

  constructor(queries: NamedQueries, @Inject(ENV) env: Env) {
    const limiter = (keyPrefix: string, points: number) =>
      new RateLimiterPostgres({
        storeClient: queries,
        storeType: 'client',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix,
        points,
        duration: HOUR,
      });
    this.accounts = limiter('guess-account', GUESSES.account);
    this.addresses = limiter('guess-address', GUESSES.address);
    this.forms = limiter('form', env.FORM_POSTS_PER_HOUR);
    this.repeats = limiter('form-repeat', env.FORM_POSTS_PER_HOUR);
  }

  /** @throws Problem 429 */
  async countForm(address: string): Promise<void> {
    await spend(this.forms, address);
  }

  /** A form that is sent again after the sender's last one has a count of its own, as large. @throws Problem 429 */
  async countRepeat(address: string): Promise<void> {
    await spend(this.repeats, address);
  }

  /** The same as `countForm` for a statement that counts on its way, with `countFormSql`. */
  formCount(address: string): FormCount {
    const now = Date.now();
    return { key: this.forms.getKey(hashed(address)), now, ends: now + HOUR * 1000, most: this.forms.points };
  }

  /** Every try counts, until `giveBack` says that it was no guess. @throws Problem 429 */
  async countGuess({ email, address }: Guess): Promise<void> {
    await spend(this.addresses, address, { success: false });
    await spend(this.accounts, email.toLowerCase(), { success: false });
  }

  async giveBack({ email, address }: Guess): Promise<void> {
    await this.addresses.reward(hashed(address));
    await this.accounts.reward(hashed(email.toLowerCase()));
  }
}

/** `wait` in ms. */
export const tooMany = (wait: number, extra: Problem['extra'] = {}) =>
  new Problem(429, ERRORS.tooMany, extra, { retryAfter: Math.ceil(wait / 1000) });

export const isTooMany = (error: unknown) => error instanceof Problem && error.getStatus() === 429;

async function spend(limiter: RateLimiterPostgres, key: string, extra: Problem['extra'] = {}): Promise<void> {
  try {
    await limiter.consume(hashed(key));
  } catch (cause) {
    if (!(cause instanceof RateLimiterRes)) throw cause;
    throw tooMany(cause.msBeforeNext, extra);
  }
}
