import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import type { PasswordProof, RecoveryCodes, SecondFactors } from '#shared/accounts/two-factor-contract';
import { ERRORS } from '#shared/error-messages';
import { ActivityLog } from '../activity/activity-log.ts';
import { ENV, type Env } from '../../config/env.ts';
import { Problem } from '../../http/errors/problem.ts';
import { Account } from '../account/account.entity.ts';
import { CurrentPassword } from '../account/current-password.ts';
import { forgetDevices } from '../known-browsers/known-browsers.ts';
import { endSessions } from '../sessions/sessions-of-account.ts';
import type { SignedIn } from '../sessions/signed-in.ts';
import { Authenticator } from './codes/authenticator.entity.ts';
import { hasSecondKey, isSecondKeyDue, secondKeyDueAt } from './second-keys.ts';
import { Passkey } from './passkeys/passkey.entity.ts';
import { RecoveryCode } from './codes/recovery-code.entity.ts';
import { makeRecoveryCodes } from './codes/codes.ts';
import { relyingParty } from './passkeys/web-authn.ts';

type Change<Done> = (manager: EntityManager, account: Account) => Promise<Done>;

/** Common to all second factors of an account. Every change holds a lock on the account. */
@Injectable()
export class TwoFactorService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly database: DataSource,
    private readonly password: CurrentPassword,
    private readonly log: ActivityLog,
  ) {}

  async list({ account: { id: accountId } }: SignedIn, origin: string): Promise<SecondFactors> {
    const { manager } = this.database;
    const authenticator = await manager.findOneBy(Authenticator, { accountId, secret: Not(IsNull()) });
    const passkeys = await manager.find(Passkey, { where: { accountId }, order: { createdAt: 'ASC' } });
    return {
      authenticatorSince: authenticator?.confirmedAt?.toISOString() ?? null,
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        _id: id,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      recoveryCodes: await manager.countBy(RecoveryCode, { accountId }),
      passkeysPossible: relyingParty(this.env.PUBLIC_URL, origin) !== undefined,
    };
  }

  newRecoveryCodes(proof: PasswordProof, session: SignedIn): Promise<RecoveryCodes> {
    return this.password.prove(proof, session, () =>
      this.change(session, async (manager, { id }) => {
        if (!(await hasSecondKey(manager, id))) throw new Problem(400, [ERRORS.twoFactor.none]);
        await this.log.record({ action: 'recovery-codes-made', account: session.account }, manager);
        return { recoveryCodes: await makeRecoveryCodes(manager, id) };
      }),
    );
  }

  /** Serialises the changes of an account. */
  change<Done>({ account: { id } }: SignedIn, work: Change<Done>): Promise<Done> {
    return this.database.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      return work(manager, await manager.findOneOrFail(Account, { where: { id }, lock }));
    });
  }

  /** Call after adding a key. The first key comes with recovery codes. */
  async added(manager: EntityManager, session: SignedIn, subject?: string): Promise<RecoveryCodes> {
    const { account } = session;
    await this.log.record({ action: 'second-key-added', account, subject }, manager);
    await this.askEverywhere(manager, session);
    const hasCodes = await manager.existsBy(RecoveryCode, { accountId: account.id });
    return { recoveryCodes: hasCodes ? [] : await makeRecoveryCodes(manager, account.id) };
  }

  /** Call after removing a key. @throws Problem 409 for the last key of an account that must have one */
  async removed(manager: EntityManager, session: SignedIn, owner: Account, subject?: string): Promise<void> {
    const { account } = session;
    if (!(await hasSecondKey(manager, account.id))) {
      if (isSecondKeyDue(secondKeyDueAt(this.env, owner))) throw new Problem(409, ERRORS.twoFactor.last);
      await manager.delete(RecoveryCode, { accountId: account.id });
    }
    await this.log.record({ action: 'second-key-removed', account, subject }, manager);
    await this.askEverywhere(manager, session);
  }

  /** A key may be changed because somebody else has it, so every other browser must sign in again. */
  private async askEverywhere(manager: EntityManager, { id, account }: SignedIn): Promise<void> {
    await endSessions(manager, account.id, id);
    await forgetDevices(manager, account.id);
  }
}
