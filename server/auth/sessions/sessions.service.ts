import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { type DataSource, type EntityManager, LessThan, MoreThan, Not } from 'typeorm';
import type { AdminSession as AdminSessionView, EndedSessions } from '#shared/contract';
import { adminEmail } from '../account/admin-account.ts';
import { AdminSession } from './admin-session.entity.ts';
import { Admin } from '../account/admin.entity.ts';
import { SESSION_HOURS, TOKEN, type TokenPayload } from './token.ts';

/** The admin's sessions: one for each browser, each with its own token. */
@Injectable()
export class SessionsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly jwt: JwtService,
  ) {}

  /** The session of a token, unless it was ended or has expired. */
  async find({ sid, typ }: TokenPayload): Promise<AdminSession | null> {
    if (typ !== TOKEN.type || !isUUID(sid)) return null;
    return this.database.manager.findOneBy(AdminSession, { id: sid, expiresAt: MoreThan(new Date()) });
  }

  async describe({ id, expiresAt, previousSignInAt }: AdminSession): Promise<AdminSessionView> {
    const others = { id: Not(id), expiresAt: MoreThan(new Date()) };
    return {
      email: (await adminEmail(this.database)) ?? '',
      expiresAt: expiresAt.toISOString(),
      lastSignInAt: previousSignInAt?.toISOString() ?? null,
      otherSessions: await this.database.manager.countBy(AdminSession, others),
    };
  }

  /** A token for a sign-in with the right password; undefined when the password was changed during the comparison. */
  async start(manager: EntityManager, passwordHash: string): Promise<string | undefined> {
    const admin = await manager.findOne(Admin, { where: { passwordHash }, lock: { mode: 'pessimistic_write' } });
    if (!admin) return undefined;
    await manager.query('UPDATE admin SET signed_in_at = now()');
    await manager.delete(AdminSession, { expiresAt: LessThan(new Date()) });
    return this.open(manager, admin.signedInAt);
  }

  async end(session: AdminSession): Promise<void> {
    await this.database.manager.delete(AdminSession, { id: session.id });
  }

  async endOthers(session: AdminSession): Promise<EndedSessions> {
    const others = { id: Not(session.id), expiresAt: MoreThan(new Date()) };
    const { affected } = await this.database.manager.delete(AdminSession, others);
    return { ended: affected ?? 0 };
  }

  /** Ends every session and starts a new one for the caller, in the transaction that changes the password. */
  async replaceAll(manager: EntityManager, session: AdminSession): Promise<string> {
    await manager.deleteAll(AdminSession);
    return this.open(manager, session.previousSignInAt);
  }

  private async open(manager: EntityManager, previousSignInAt: Date | null): Promise<string> {
    const expiresAt = new Date(Date.now() + SESSION_HOURS * 3_600_000);
    const { id } = await manager.save(AdminSession, { expiresAt, previousSignInAt });
    return this.jwt.signAsync({ typ: TOKEN.type, sid: id } satisfies TokenPayload);
  }
}
