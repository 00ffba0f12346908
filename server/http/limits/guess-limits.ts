import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { tooManyTries } from '#shared/accounts/account';
import { Problem } from '../errors/problem.ts';
import { NamedQueries } from '../../database/named-queries.ts';
import { tooMany } from './call-limits.ts';
import { type Counter, Counters, countSql } from './counter.ts';

/** Per hour: wrong passwords, wrong secrets of calendar addresses, and requests for or with a password link. */
const MAX = { account: 10, address: 20, browser: 10, secret: 20, link: 20 };

const PREFIX = 'guess-';

/**
 * Who tries a password. Known browsers and sessions have their own counter, which nobody else can use up. Everybody
 * else is counted by address, and together by account.
 */
export type Guess = { browser: string } | { email: string; address: string };

const refused = (wait: number) => {
  const retryAfter = Math.ceil(wait / 1000);
  return new Problem(429, tooManyTries(retryAfter), { success: false }, { retryAfter });
};

/** Counts each try before the password is compared, so that parallel tries cannot exceed the limit. */
@Injectable()
export class GuessLimits {
  private readonly accounts: Counter;
  private readonly addresses: Counter;
  private readonly browsers: Counter;
  private readonly secrets: Counter;
  private readonly links: Counter;

  constructor(
    counters: Counters,
    private readonly queries: NamedQueries,
  ) {
    this.accounts = counters.make(`${PREFIX}account`, MAX.account);
    this.addresses = counters.make(`${PREFIX}address`, MAX.address);
    this.browsers = counters.make(`${PREFIX}browser`, MAX.browser);
    this.secrets = counters.make(`${PREFIX}secret`, MAX.secret);
    this.links = counters.make(`${PREFIX}link`, MAX.link);
  }

  /** Counts both in one statement, so that a try without a free connection is not counted at all. @throws Problem 429 */
  async count(guess: Guess): Promise<void> {
    if ('browser' in guess) return this.browsers.count(guess.browser, refused);
    const values: unknown[] = [];
    const placeholder = (value: unknown) => `$${values.push(value)}`;
    const text = `WITH address AS (${countSql(this.addresses.next(guess.address), placeholder)}),
      account AS (${countSql(this.accounts.next(guess.email.toLowerCase()), placeholder, 'address')})
      SELECT wait FROM address WHERE NOT allowed UNION ALL SELECT wait FROM account WHERE NOT allowed`;
    const { rows } = await this.queries.query<{ wait: number }>({ name: 'guess', text, values });
    if (rows.length > 0) throw refused(rows[0].wait);
  }

  /** Counts a sign-in that is refused before its account is known. @throws Problem 429 */
  async countAddress(address: string): Promise<void> {
    await this.addresses.count(address, refused);
  }

  /** Counts a wrong secret, separately from passwords, because calendar programs keep requesting an ended address. @throws Problem 429 */
  async countSecret(address: string): Promise<void> {
    await this.secrets.count(address, tooMany);
  }

  /** Counts a request for a password link, or a refused use of one. @throws Problem 429 */
  async countLink(address: string): Promise<void> {
    await this.links.count(address, tooMany);
  }

  /** Runs the work that follows a right password, then takes the try back, even if the database fails meanwhile. */
  async forgive<Done>(guess: Guess, work: () => Promise<Done>): Promise<Done> {
    const done = await work().catch((error: unknown) => {
      void this.giveBack(guess); // not awaited: the database may have just failed
      throw error;
    });
    await this.giveBack(guess);
    return done;
  }

  async giveBack(guess: Guess): Promise<void> {
    if ('browser' in guess) return this.browsers.giveBack(guess.browser);
    await this.addresses.giveBack(guess.address);
    await this.accounts.giveBack(guess.email.toLowerCase());
  }
}

/** Deletes all counted guesses. The lock prevents deadlocks with statements that lock these rows in another order. */
export async function forgetGuesses(manager: EntityManager): Promise<void> {
  await manager.query('LOCK TABLE rate_limits IN EXCLUSIVE MODE');
  await manager.query('DELETE FROM rate_limits WHERE starts_with(key, $1)', [PREFIX]);
}
