import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { LoginInput, LoginResult, PasswordChange } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { MESSAGES } from '#shared/messages';
import { Problem } from '../http/errors/problem.ts';
import { type Guess, GuessLimits } from '../limits/guess-limits.ts';
import type { AdminSession } from './sessions/admin-session.entity.ts';
import { Admin } from './account/admin.entity.ts';
import { findPlace, keepPlace } from './known-places/known-places.ts';
import { hashPassword, isPassword } from './account/password.ts';
import type { PlaceCookie } from './known-places/place-cookie.ts';
import { SessionsService } from './sessions/sessions.service.ts';

/** Checks the admin's password. Each try counts as a guess unless the password was right. */
@Injectable()
export class AuthService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly sessions: SessionsService,
    private readonly limits: GuessLimits,
  ) {}

  /** @throws Problem 401, the same for an unknown address and a wrong password; 429 after too many of them */
  async login({ email, password }: LoginInput, address: string, cookie: PlaceCookie): Promise<LoginResult> {
    const known = await findPlace(this.database.manager, cookie.token);
    const admin = await this.database.manager.findOneBy(Admin, { email: email.toLowerCase() });
    const guess: Guess = known ? { place: known.tokenHash } : { email, address };
    // directly before the comparison, so that no failure of the database can come between the two
    await this.limits.count(guess);
    if (!(await isPassword(password, admin?.passwordHash)) || !admin) throw wrongCredentials();
    const knownToken = known ? cookie.token : undefined;
    const { token, place } = await this.limits.forgive(guess, () => this.begin(admin.passwordHash, knownToken));
    cookie.set(place);
    return { success: true, token };
  }

  /**
   * Ends every session, and starts a new one for the caller. The guess is counted for the caller's session.
   * @throws Problem 400 for a wrong password, 429 after too many of them
   */
  async changePassword({ currentPassword, newPassword }: PasswordChange, session: AdminSession): Promise<LoginResult> {
    const { passwordHash } = await this.database.manager.findOneByOrFail(Admin, {});
    const guess: Guess = { place: session.id };
    await this.limits.count(guess);
    if (!(await isPassword(currentPassword, passwordHash))) throw wrongPassword();
    return this.limits.forgive(guess, async () => {
      if (newPassword === currentPassword) throw new Problem(400, [ERRORS.samePassword]);
      return this.replacePassword(passwordHash, await hashPassword(newPassword), session);
    });
  }

  private begin(passwordHash: string, knownToken?: string): Promise<{ token: string; place: string }> {
    return this.database.transaction(async (manager) => {
      const token = await this.sessions.start(manager, passwordHash);
      if (!token) throw wrongCredentials();
      return { token, place: await keepPlace(manager, knownToken) };
    });
  }

  private replacePassword(old: string, passwordHash: string, session: AdminSession): Promise<LoginResult> {
    return this.database.transaction(async (manager) => {
      // matches the old hash, because another change may have replaced the password meanwhile
      const { affected } = await manager.update(Admin, { passwordHash: old }, { passwordHash });
      if (!affected) throw wrongPassword();
      return { success: true, token: await this.sessions.replaceAll(manager, session) };
    });
  }
}

const wrongCredentials = () => new Problem(401, MESSAGES.admin.invalid, { success: false });
const wrongPassword = () => new Problem(400, [ERRORS.wrongPassword], { success: false });
