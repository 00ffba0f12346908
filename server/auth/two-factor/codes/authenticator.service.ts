import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type {
  AuthenticatorCode,
  AuthenticatorSecret,
  PasswordProof,
  RecoveryCodes,
} from '#shared/accounts/two-factor-contract';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '#server/http/errors/problem';
import { type Guess, GuessLimits } from '#server/http/limits/guess-limits';
import { CurrentPassword } from '../../account/current-password.ts';
import type { SignedIn } from '../../sessions/signed-in.ts';
import { Authenticator } from './authenticator.entity.ts';
import { asBase32, newSecret, periodOf, plainCode } from './codes.ts';
import { SecretBox } from './secret-box.ts';
import { TwoFactorService } from '../two-factor.service.ts';

/** Manages an account's one authenticator app, which may run on several devices. */
@Injectable()
export class AuthenticatorService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly box: SecretBox,
    private readonly keys: TwoFactorService,
    private readonly password: CurrentPassword,
    private readonly limits: GuessLimits,
  ) {}

  /** The new secret becomes valid when one of its codes is confirmed. Until then the earlier one stays valid. */
  begin(proof: PasswordProof, session: SignedIn): Promise<AuthenticatorSecret> {
    return this.password.prove(proof, session, async () => {
      const accountId = session.account.id;
      const secret = newSecret();
      const pending = this.box.seal(secret, accountId);
      await this.database.manager.upsert(Authenticator, { accountId, pending }, ['accountId']);
      return { secret: asBase32(secret) };
    });
  }

  /** @throws Problem 400 for a wrong code, 429 after too many tries */
  async confirm({ code }: AuthenticatorCode, session: SignedIn): Promise<RecoveryCodes> {
    const guess: Guess = { browser: session.id };
    await this.limits.count(guess);
    const { pending, period } = await this.pendingOf(session.account.id, code);
    return this.limits.forgive(guess, () =>
      this.keys.change(session, async (manager, { id: accountId }) => {
        const confirmed = { secret: pending, pending: null, lastStep: String(period), confirmedAt: new Date() };
        const { affected } = await manager.update(Authenticator, { accountId, pending }, confirmed);
        if (!affected) throw new Problem(400, [ERRORS.twoFactor.notBegun]);
        return this.keys.added(manager, session);
      }),
    );
  }

  remove(proof: PasswordProof, session: SignedIn): Promise<void> {
    return this.password.prove(proof, session, () =>
      this.keys.change(session, async (manager, account) => {
        const { affected } = await manager.delete(Authenticator, { accountId: account.id });
        if (affected) await this.keys.removed(manager, session, account);
      }),
    );
  }

  private async pendingOf(accountId: string, code: string) {
    const { pending } = (await this.database.manager.findOneBy(Authenticator, { accountId })) ?? {};
    const secret = pending && this.box.open(pending, accountId);
    if (!secret) throw new Problem(400, [ERRORS.twoFactor.notBegun]);
    const period = periodOf(plainCode(code), secret);
    if (period === undefined) throw new Problem(400, [ERRORS.twoFactor.wrongCode]);
    return { pending, period };
  }
}
