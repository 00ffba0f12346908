import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { tooManyTries } from '#shared/account';
import { Problem } from '../http/errors/problem.ts';
import { NamedQueries } from '../database/named-queries.ts';
import { countSql } from './count-sql.ts';
import { type Counter, Counters } from './counter.ts';

/** Wrong passwords in an hour. */
const MOST = { account: 10, address: 20, place: 10 };

const PREFIX = 'guess-';

/**
 * Who tries a password. A place that the admin has signed in at before, and a session, have a counter of their own,
 * which nobody else can use up. All others count for their address, and together for the account that they try.
 */
export type Guess = { place: string } | { email: string; address: string };

const refused = (wait: number) => {
  const retryAfter = Math.ceil(wait / 1000);
  return new Problem(429, tooManyTries(retryAfter), { success: false }, { retryAfter });
};

/** Every try counts before the password is looked at, so that parallel ones cannot slip through. */
@Injectable()
export class GuessLimits {
  private readonly accounts: Counter;
  private readonly addresses: Counter;
  private readonly places: Counter;

  constructor(
    counters: Counters,
    private readonly queries: NamedQueries,
  ) {
    this.accounts = counters.make(`${PREFIX}account`, MOST.account);
    this.addresses = counters.make(`${PREFIX}address`, MOST.address);
    this.places = counters.make(`${PREFIX}place`, MOST.place);
  }

  /** In one statement, so that a try which finds no free connection is not counted by half. @throws Problem 429 */
  async count(guess: Guess): Promise<void> {
    if ('place' in guess) return this.places.count(guess.place, refused);
    const values: unknown[] = [];
    const place = (value: unknown) => `$${values.push(value)}`;
    const text = `WITH address AS (${countSql(this.addresses.next(guess.address), place)}),
      account AS (${countSql(this.accounts.next(guess.email.toLowerCase()), place, 'address')})
      SELECT wait FROM address WHERE NOT allowed UNION ALL SELECT wait FROM account WHERE NOT allowed`;
    const { rows } = await this.queries.query<{ wait: number }>({ name: 'guess', text, values });
    if (rows.length > 0) throw refused(rows[0].wait);
  }

  /** A sign-in that is refused before it names an account. @throws Problem 429 */
  async countAddress(address: string): Promise<void> {
    await this.addresses.count(address, refused);
  }

  /** Does what the right password leads to: that try was no guess, also when the database then fails us. */
  async forgive<Done>(guess: Guess, work: () => Promise<Done>): Promise<Done> {
    const done = await work().catch((error: unknown) => {
      void this.giveBack(guess); // nobody waits for a database that has just failed
      throw error;
    });
    await this.giveBack(guess);
    return done;
  }

  private async giveBack(guess: Guess): Promise<void> {
    if ('place' in guess) return this.places.giveBack(guess.place);
    await this.addresses.giveBack(guess.address);
    await this.accounts.giveBack(guess.email.toLowerCase());
  }
}

/** Forgets every try. The lock keeps out statements that take these rows in another order. */
export async function forgetGuesses(manager: EntityManager): Promise<void> {
  await manager.query('LOCK TABLE rate_limits IN EXCLUSIVE MODE');
  await manager.query('DELETE FROM rate_limits WHERE starts_with(key, $1)', [PREFIX]);
}
