import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import type { PasskeyInput, PasskeyOptions, PasswordProof, RecoveryCodes } from '#shared/accounts/two-factor-contract';
import { ERRORS } from '#shared/error-messages';
import { ENV, type Env } from '#server/config/env';
import { Problem } from '#server/http/errors/problem';
import { AdminSession } from '../../sessions/admin-session.entity.ts';
import { CurrentPassword } from '../../account/current-password.ts';
import type { SignedIn } from '../../sessions/signed-in.ts';
import { Passkey } from './passkey.entity.ts';
import { TwoFactorService } from '../two-factor.service.ts';
import { creationOptions, madePasskey, type RelyingParty, relyingParty } from './web-authn.ts';

@Injectable()
export class PasskeysService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly database: DataSource,
    private readonly keys: TwoFactorService,
    private readonly password: CurrentPassword,
  ) {}

  /** Requires the password: without this challenge no passkey can be added. */
  options(proof: PasswordProof, session: SignedIn, origin: string): Promise<PasskeyOptions> {
    return this.password.prove(proof, session, async () => {
      const site = this.siteAt(origin);
      const { manager } = this.database;
      const existing = await manager.findBy(Passkey, { accountId: session.account.id });
      if (existing.length >= ACCOUNT_LIMITS.passkeys) throw new Problem(400, [ERRORS.twoFactor.tooManyPasskeys]);
      const { challenge, options } = await creationOptions(site, session.account, existing);
      await manager.update(AdminSession, session.id, { challenge });
      return { options };
    });
  }

  /** @throws Problem 400 for a passkey that does not match the challenge or is already registered */
  async add({ name, passkey }: PasskeyInput, session: SignedIn, origin: string): Promise<RecoveryCodes> {
    const site = this.siteAt(origin);
    const { challenge } = await this.database.manager.findOneByOrFail(AdminSession, { id: session.id });
    const made = challenge ? await madePasskey(site, challenge, passkey) : undefined;
    if (!made || !challenge) throw new Problem(400, [ERRORS.twoFactor.wrongPasskey]);
    return this.keys.change(session, async (manager, { id: accountId }) => {
      const { affected } = await manager.update(AdminSession, { id: session.id, challenge }, { challenge: null });
      if (!affected) throw new Problem(400, [ERRORS.twoFactor.wrongPasskey]);
      if (await manager.existsBy(Passkey, { credentialId: made.credentialId }))
        throw new Problem(400, [ERRORS.twoFactor.passkeyTaken]);
      const { id } = await manager.save(Passkey, { ...made, accountId, name });
      return this.keys.added(manager, session, id);
    });
  }

  remove(id: string, proof: PasswordProof, session: SignedIn): Promise<void> {
    return this.password.prove(proof, session, () =>
      this.keys.change(session, async (manager, account) => {
        const { affected } = await manager.delete(Passkey, { id, accountId: account.id });
        if (!affected) throw new Problem(404, ERRORS.notFound);
        await this.keys.removed(manager, session, account, id);
      }),
    );
  }

  /** @throws Problem 400 where passkeys are not possible */
  private siteAt(origin: string): RelyingParty {
    const site = relyingParty(this.env.PUBLIC_URL, origin);
    if (!site) throw new Problem(400, [ERRORS.twoFactor.noDomain]);
    return site;
  }
}
