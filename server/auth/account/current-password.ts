import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { PasswordProof } from '#shared/accounts/two-factor-contract';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../../http/errors/problem.ts';
import { type Guess, GuessLimits } from '../../http/limits/guess-limits.ts';
import type { SignedIn } from '../sessions/signed-in.ts';
import { Account } from './account.entity.ts';
import { isPassword } from './password.ts';

/** Guards actions that require the account's password besides its session. */
@Injectable()
export class CurrentPassword {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly limits: GuessLimits,
  ) {}

  /**
   * Runs the work with the hash that the password matched. Tries are counted per session, separately from those of
   * strangers.
   * @throws Problem 400 for a wrong password, 429 after too many tries
   */
  async prove<Done>(
    { currentPassword }: PasswordProof,
    session: SignedIn,
    work: (passwordHash: string | null) => Promise<Done>,
  ): Promise<Done> {
    const { passwordHash } = await this.database.manager.findOneByOrFail(Account, { id: session.account.id });
    const guess: Guess = { browser: session.id };
    await this.limits.count(guess);
    if (!(await isPassword(currentPassword, passwordHash))) throw wrongPassword();
    return this.limits.forgive(guess, () => work(passwordHash));
  }
}

export const wrongPassword = () => new Problem(400, [ERRORS.wrongPassword], { success: false });
