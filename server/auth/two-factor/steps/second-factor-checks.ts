import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull, LessThan, Not } from 'typeorm';
import type { WebAuthnJson } from '#shared/accounts/two-factor-contract';
import { ActivityLog } from '../../activity/activity-log.ts';
import { Account } from '../../account/account.entity.ts';
import { Authenticator } from '../codes/authenticator.entity.ts';
import { isAppCode, periodOf, plainCode, recoveryHash } from '../codes/codes.ts';
import { Passkey } from '../passkeys/passkey.entity.ts';
import { RecoveryCode } from '../codes/recovery-code.entity.ts';
import { SecretBox } from '../codes/secret-box.ts';
import type { SignInStep } from './sign-in-step.entity.ts';
import { type RelyingParty, signedCounter } from '../passkeys/web-authn.ts';

/** Uses up a key in the transaction of a sign-in. @returns false if another sign-in has used it meanwhile */
export type KeyUse = (manager: EntityManager) => Promise<boolean>;

/** Account id for unknown addresses, so that the same statements run. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Checks the second factors of an account. Only the sign-in itself uses up a key. */
@Injectable()
export class SecondFactorChecks {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly box: SecretBox,
    private readonly log: ActivityLog,
  ) {}

  async code(accountId: string | null, typed: string): Promise<KeyUse | undefined> {
    const code = plainCode(typed);
    return isAppCode(code) ? this.appCode(accountId ?? NOBODY, code) : this.recoveryCode(accountId ?? NOBODY, typed);
  }

  async passkey(step: SignInStep, answer: WebAuthnJson, site?: RelyingParty): Promise<KeyUse | undefined> {
    const { challenge, accountId } = step;
    const credentialId = typeof answer.id === 'string' ? answer.id : '';
    const passkey = await this.database.manager.findOneBy(Passkey, { credentialId, accountId: accountId ?? NOBODY });
    if (!passkey || !challenge || !site) return undefined;
    const counter = await signedCounter(site, challenge, passkey, answer);
    if (counter === undefined) return undefined;
    const { id, counter: before } = passkey;
    return async (manager) => {
      const used = { counter: String(counter), lastUsedAt: new Date() };
      return (await manager.update(Passkey, { id, counter: before }, used)).affected === 1;
    };
  }

  private async appCode(accountId: string, code: string): Promise<KeyUse | undefined> {
    const { manager } = this.database;
    const authenticator = await manager.findOneBy(Authenticator, { accountId, secret: Not(IsNull()) });
    const secret = authenticator?.secret && this.box.open(authenticator.secret, accountId);
    const period = secret && periodOf(code, secret);
    if (!period || period <= Number(authenticator.lastStep)) return undefined;
    const lastStep = String(period);
    return async (manager) => {
      const unused = { accountId, lastStep: LessThan(lastStep) };
      return (await manager.update(Authenticator, unused, { lastStep })).affected === 1;
    };
  }

  private async recoveryCode(accountId: string, typed: string): Promise<KeyUse | undefined> {
    const code = { accountId, codeHash: recoveryHash(typed) };
    if (!(await this.database.manager.existsBy(RecoveryCode, code))) return undefined;
    return async (manager) => {
      const { email } = await manager.findOneByOrFail(Account, { id: accountId });
      await this.log.record({ action: 'recovery-code-used', account: { id: accountId, email } }, manager);
      return (await manager.delete(RecoveryCode, code)).affected === 1;
    };
  }
}
