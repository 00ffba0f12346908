import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, LessThan, MoreThan } from 'typeorm';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import type { NextStep } from '#shared/accounts/two-factor-contract';
import type { Guess } from '#server/http/limits/guess-limits';
import { KeyedHash } from '#server/http/limits/keyed-hash';
import { newToken, tokenHash } from '../../token-hash.ts';
import { SignInStep } from './sign-in-step.entity.ts';

type NewStep = Pick<SignInStep, 'email' | 'accountId' | 'passwordHash'>;

@Injectable()
export class SignInSteps {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly hash: KeyedHash,
  ) {}

  /**
   * Whether to ask an unknown address for a second factor. An address always gets the same answer, as an account does, so that the
   * answer tells nobody whether there is one.
   */
  isAskedFor(stranger: string): boolean {
    return Buffer.from(this.hash.of(`second-key ${stranger}`), 'base64url')[0] % 2 === 0;
  }

  async open(step: NewStep, guess: Guess): Promise<NextStep> {
    const { manager } = this.database;
    const token = newToken();
    const expiresAt = new Date(Date.now() + ACCOUNT_LIMITS.secondStep);
    await manager.delete(SignInStep, { expiresAt: LessThan(new Date()) });
    await manager.insert(SignInStep, { ...step, tokenHash: tokenHash(token), guess: this.hashOf(guess), expiresAt });
    return { success: false, next: 'second-key', step: token };
  }

  /** Counts a try. Null once the step has expired or has no tries left. */
  async take(token: string): Promise<SignInStep | null> {
    const id = tokenHash(token);
    const { affected } = await this.database.manager
      .createQueryBuilder()
      .update(SignInStep)
      .set({ tries: () => 'tries + 1' })
      .where('token_hash = :id AND expires_at > now() AND tries < :most', { id, most: ACCOUNT_LIMITS.secondStepTries })
      .execute();
    return affected ? this.database.manager.findOneBy(SignInStep, { tokenHash: id }) : null;
  }

  /** Stores the challenge for the passkey. @returns whether the step is still open */
  async ask(token: string, challenge: string): Promise<boolean> {
    const waiting = { tokenHash: tokenHash(token), expiresAt: MoreThan(new Date()) };
    return (await this.database.manager.update(SignInStep, waiting, { challenge })).affected === 1;
  }

  /** Runs in the transaction that starts the session. @returns false if another call has ended the step */
  async end(manager: EntityManager, { tokenHash }: SignInStep): Promise<boolean> {
    return (await manager.delete(SignInStep, { tokenHash })).affected === 1;
  }

  /** Whether the password's try was counted under the same key as this one. */
  hasGuess(step: SignInStep, guess: Guess): boolean {
    return step.guess === this.hashOf(guess);
  }

  private hashOf(guess: Guess): string {
    return this.hash.of('browser' in guess ? guess.browser : `${guess.email} ${guess.address}`);
  }
}
