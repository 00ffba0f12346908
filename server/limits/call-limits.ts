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

/** Caps that hold across replicas. Each is counted before the work it protects, so parallel calls cannot slip through. */
@Injectable()
export class CallLimits {
  private readonly accounts: RateLimiterPostgres;
  private readonly addresses: RateLimiterPostgres;
  private readonly forms: RateLimiterPostgres;

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
  }

  /** @throws Problem 429 */
  async countForm(address: string): Promise<void> {
    await spend(this.forms, address);
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

async function spend(limiter: RateLimiterPostgres, key: string, extra: Problem['extra'] = {}): Promise<void> {
  try {
    await limiter.consume(hashed(key));
  } catch (cause) {
    if (!(cause instanceof RateLimiterRes)) throw cause;
    throw new Problem(429, ERRORS.tooMany, extra, { retryAfter: Math.ceil(cause.msBeforeNext / 1000) });
  }
}
