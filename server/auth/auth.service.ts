import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import type { LoginInput, LoginResult, PasswordChange } from '#shared/accounts/contract';
import type { NextStep } from '#shared/accounts/two-factor-contract';
import { ERRORS } from '#shared/error-messages';
import { ActivityLog } from './activity/activity-log.ts';
import { Problem } from '../http/errors/problem.ts';
import { GuessLimits } from '../http/limits/guess-limits.ts';
import { Account } from './account/account.entity.ts';
import { CurrentPassword, wrongPassword } from './account/current-password.ts';
import { hashPassword, isPassword, NewPasswords } from './account/password.ts';
import { findKnownBrowser, forgetDevices, isRemembered } from './known-browsers/known-browsers.ts';
import { type Candidate, findCandidate, hasSecondKey } from './two-factor/second-keys.ts';
import { SignInSteps } from './two-factor/steps/sign-in-steps.ts';
import { SessionsService } from './sessions/sessions.service.ts';
import type { SignedIn } from './sessions/signed-in.ts';
import { type Caller, SignInsService, wrongCredentials } from './sign-ins.service.ts';

/** Checks passwords at sign-ins and password changes. Each try counts as a guess unless the password was right. */
@Injectable()
export class AuthService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly sessions: SessionsService,
    private readonly signIns: SignInsService,
    private readonly steps: SignInSteps,
    private readonly limits: GuessLimits,
    private readonly activity: ActivityLog,
    private readonly password: CurrentPassword,
    private readonly newPasswords: NewPasswords,
  ) {}

  /**
   * If the account has a second factor, every password is answered with the next step, so that the answer does not reveal
   * whether it was right. The try stays counted until the second factor was right.
   * @throws Problem 401, the same for an unknown address and a wrong password; 429 after too many tries
   */
  async login({ email, password }: LoginInput, caller: Caller): Promise<LoginResult | NextStep> {
    const candidate = await findCandidate(this.database.manager, email);
    const { guess, browser } = await this.signIns.find(email, candidate.id, caller);
    // directly before the comparison, so that no database failure can come between the two
    await this.limits.count(guess);
    const isRight = (await isPassword(password, candidate.passwordHash)) && !candidate.isSuspended;
    const { id: accountId, passwordHash } = candidate;
    // not awaited: the response time must not reveal that the account exists or that the password was wrong
    if (!isRight && accountId)
      void this.activity.recordDone({ action: 'sign-in-refused', account: { id: accountId, email } });
    if (this.isAsked(email, candidate) && !isRemembered(browser))
      return this.steps.open({ email, accountId, passwordHash: isRight ? passwordHash : null }, guess);
    if (!isRight || accountId === null || passwordHash === null) throw wrongCredentials();
    const { cookie } = caller;
    return this.limits.forgive(guess, () =>
      this.signIns.begin({ accountId, email, passwordHash, cookie }, (manager) =>
        needsNoKey(manager, accountId, cookie.token),
      ),
    );
  }

  /**
   * Ends every session and starts a new one for the caller. The guess is counted for the caller's session.
   * @throws Problem 400 for a wrong password or an unsuitable new one, 429 after too many tries
   */
  changePassword({ currentPassword, newPassword }: PasswordChange, session: SignedIn): Promise<LoginResult> {
    return this.password.prove({ currentPassword }, session, async (passwordHash) => {
      if (newPassword === currentPassword) throw new Problem(400, [ERRORS.samePassword]);
      await this.newPasswords.check(newPassword, session.account);
      return this.replacePassword(passwordHash, await hashPassword(newPassword), session);
    });
  }

  /** An unknown address is answered like an account, with or without a second factor. */
  private isAsked(email: string, { id, hasSecondKey, isAsked }: Candidate): boolean {
    return id === null ? isAsked && this.steps.isAskedFor(email) : hasSecondKey;
  }

  private replacePassword(old: string | null, passwordHash: string, session: SignedIn): Promise<LoginResult> {
    return this.database.transaction(async (manager) => {
      // matches the old hash, because another call may have replaced the password meanwhile
      const { affected } = await manager.update(
        Account,
        { id: session.account.id, passwordHash: old ?? IsNull() },
        { passwordHash },
      );
      if (!affected) throw wrongPassword();
      await forgetDevices(manager, session.account.id);
      return { success: true, token: await this.sessions.replaceAll(manager, session) };
    });
  }
}

/** Also checks that no second factor was added since the password was compared. */
async function needsNoKey(manager: EntityManager, accountId: string, token: string | undefined): Promise<boolean> {
  return isRemembered(await findKnownBrowser(manager, token, accountId)) || !(await hasSecondKey(manager, accountId));
}
