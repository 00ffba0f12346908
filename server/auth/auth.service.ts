import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { type DataSource, LessThan, MoreThan } from 'typeorm';
import type { AdminSession as AdminSessionView, LoginInput, LoginResult } from '../../shared/contract.ts';
import { MESSAGES } from '../../shared/messages.ts';
import { Problem } from '../common/problem.ts';
import { CallLimits } from '../limits/call-limits.ts';
import { adminEmail } from './admin-account.ts';
import { AdminSession } from './admin-session.entity.ts';
import { Admin } from './admin.entity.ts';
import { isPassword } from './password.ts';
import { SESSION_HOURS, TOKEN, type TokenPayload } from './token.ts';

@Injectable()
export class AuthService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly jwt: JwtService,
    private readonly limits: CallLimits,
  ) {}

  /** @throws Problem 401, the same for an unknown address and a wrong password; 429 after too many of them */
  async login({ email, password }: LoginInput, address: string): Promise<LoginResult> {
    const guess = { email, address };
    await this.limits.countGuess(guess);
    const admin = await this.database.manager.findOneBy(Admin, { email: email.toLowerCase() });
    if (!(await isPassword(password, admin?.passwordHash))) {
      throw new Problem(401, MESSAGES.admin.invalid, { success: false });
    }
    await this.limits.giveBack(guess);
    return { success: true, token: await this.startSession() };
  }

  /** The session that a token names, if it has neither ended nor expired. */
  async findSession({ sid, typ }: TokenPayload): Promise<AdminSession | null> {
    if (typ !== TOKEN.type || !isUUID(sid)) return null;
    return this.database.manager.findOneBy(AdminSession, { id: sid, expiresAt: MoreThan(new Date()) });
  }

  async describe(session: AdminSession): Promise<AdminSessionView> {
    return { email: (await adminEmail(this.database)) ?? '', expiresAt: session.expiresAt.toISOString() };
  }

  async logout(session: AdminSession): Promise<void> {
    await this.database.manager.delete(AdminSession, { id: session.id });
  }

  private async startSession(): Promise<string> {
    const now = Date.now();
    const sessions = this.database.getRepository(AdminSession);
    await sessions.delete({ expiresAt: LessThan(new Date(now)) });
    const session = await sessions.save({ expiresAt: new Date(now + SESSION_HOURS * 3_600_000) });
    return this.jwt.signAsync({ typ: TOKEN.type, sid: session.id } satisfies TokenPayload);
  }
}
