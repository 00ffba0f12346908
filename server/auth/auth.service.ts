import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { LoginInput, LoginResult, PasswordChange } from '../../shared/contract.ts';
import { ERRORS } from '../../shared/error-messages.ts';
import { MESSAGES } from '../../shared/messages.ts';
import { Problem } from '../common/problem.ts';
import { CallLimits } from '../limits/call-limits.ts';
import type { AdminSession } from './admin-session.entity.ts';
import { Admin } from './admin.entity.ts';
import { hashPassword, isPassword } from './password.ts';
import { SessionsService } from './sessions.service.ts';

/** Whatever asks for the admin's password: each try counts as a guess until it was right. */
@Injectable()
export class AuthService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly sessions: SessionsService,
    private readonly limits: CallLimits,
  ) {}

  /** @throws Problem 401, the same for an unknown address and a wrong password; 429 after too many of them */
  async login({ email, password }: LoginInput, address: string): Promise<LoginResult> {
    const guess = { email, address };
    await this.limits.countGuess(guess);
    const admin = await this.database.manager.findOneBy(Admin, { email: email.toLowerCase() });
    const isRight = await isPassword(password, admin?.passwordHash);
    const token = admin && isRight ? await this.sessions.start(admin.passwordHash) : undefined;
    if (!token) throw new Problem(401, MESSAGES.admin.invalid, { success: false });
    await this.limits.giveBack(guess);
    return { success: true, token };
  }

  /**
   * Every session ends with the old password, this one too: it goes on under a new token.
   * @throws Problem 400 for a wrong password, 429 after too many of them
   */
  async changePassword(change: PasswordChange, session: AdminSession, address: string): Promise<LoginResult> {
    const { currentPassword, newPassword } = change;
    const { email, passwordHash } = await this.database.manager.findOneByOrFail(Admin, {});
    const guess = { email, address };
    await this.limits.countGuess(guess);
    if (!(await isPassword(currentPassword, passwordHash))) throw wrongPassword();
    await this.limits.giveBack(guess);
    if (newPassword === currentPassword) throw new Problem(400, [ERRORS.samePassword]);
    return this.replacePassword(passwordHash, await hashPassword(newPassword), session);
  }

  private replacePassword(old: string, passwordHash: string, session: AdminSession): Promise<LoginResult> {
    return this.database.transaction(async (manager) => {
      // another change may have come first, and its password is the current one then
      const { affected } = await manager.update(Admin, { passwordHash: old }, { passwordHash });
      if (!affected) throw wrongPassword();
      return { success: true, token: await this.sessions.replaceAll(manager, session) };
    });
  }
}

const wrongPassword = () => new Problem(400, [ERRORS.wrongPassword], { success: false });
