import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { type DataSource, type EntityManager, IsNull, LessThan } from 'typeorm';
import type { AdminSession as AdminSessionView, EndedSessions } from '#shared/accounts/contract';
import type { Role } from '#shared/accounts/roles';
import { ENV, type Env } from '../../config/env.ts';
import { Account } from '../account/account.entity.ts';
import { findKnownBrowser } from '../known-browsers/known-browsers.ts';
import { hasKeySql, isSecondKeyDue, secondKeyDueAt } from '../two-factor/second-keys.ts';
import { AdminSession } from './admin-session.entity.ts';
import type { Browser } from './browser.ts';
import { NewBrowserNotices } from './new-browser-notices.ts';
import { SecuritySettings } from './security-settings.entity.ts';
import { countOtherSessions, endSessions } from './sessions-of-account.ts';
import type { SignedIn } from './signed-in.ts';
import { SESSION_HOURS, TOKEN, type TokenPayload } from './token.ts';

interface FoundSession {
  id: string;
  expiresAt: Date;
  previousSignInAt: Date | null;
  isStale: boolean;
  accountId: string;
  email: string;
  name: string;
  roles: Role[];
  secondKeyDueFrom: Date | null;
  hasSecondKey: boolean;
}

const FIND_SESSION = `
  SELECT session.id, session.expires_at AS "expiresAt", previous_sign_in_at AS "previousSignInAt",
    last_seen_at < now() - interval '5 minutes' AS "isStale",
    account.id AS "accountId", email, name, roles, second_key_due_from AS "secondKeyDueFrom",
    ${hasKeySql('account.id')} AS "hasSecondKey"
  FROM "admin_sessions" AS session
  JOIN accounts AS account ON account.id = session.account_id
  WHERE session.id = $1 AND session.expires_at > now() AND suspended_at IS NULL`;

type Opened = Pick<AdminSession, 'device' | 'address' | 'previousSignInAt'> & { createdAt?: Date };

/** Null unless the owner chose to store addresses. */
async function keptAddress(manager: EntityManager, { address }: Browser): Promise<string | null> {
  return (await manager.existsBy(SecuritySettings, { keepAddresses: true })) ? address : null;
}

/** The sessions of accounts: one per browser, each with its own token. */
@Injectable()
export class SessionsService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly database: DataSource,
    private readonly jwt: JwtService,
    private readonly notices: NewBrowserNotices,
  ) {}

  /** The session of a token; null if it has ended or expired, or if its account is suspended. */
  async find({ sid, typ }: TokenPayload): Promise<SignedIn | null> {
    if (typ !== TOKEN.type || !isUUID(sid)) return null;
    const [found] = await this.database.query<FoundSession[]>(FIND_SESSION, [sid]);
    if (!found) return null;
    if (found.isStale) await this.database.manager.update(AdminSession, sid, { lastSeenAt: new Date() });
    const { id, expiresAt, previousSignInAt, hasSecondKey } = found;
    const account = { id: found.accountId, email: found.email, name: found.name, roles: found.roles };
    return {
      id,
      expiresAt,
      previousSignInAt,
      account,
      hasSecondKey,
      secondKeyDueAt: hasSecondKey ? null : secondKeyDueAt(this.env, found),
    };
  }

  async describe({ id, expiresAt, previousSignInAt, account, ...twoFactor }: SignedIn): Promise<AdminSessionView> {
    return {
      email: account.email,
      name: account.name,
      roles: account.roles,
      hasSecondKey: twoFactor.hasSecondKey,
      hasMail: this.env.SMTP_URL !== undefined,
      secondKeyDueAt: twoFactor.secondKeyDueAt?.toISOString() ?? null,
      isSecondKeyDue: isSecondKeyDue(twoFactor.secondKeyDueAt),
      expiresAt: expiresAt.toISOString(),
      lastSignInAt: previousSignInAt?.toISOString() ?? null,
      otherSessions: await countOtherSessions(this.database.manager, account.id, id),
    };
  }

  /**
   * Returns a token after the right password; undefined if the password was changed or the account suspended meanwhile.
   * Call it before `keepKnownBrowser`: the account gets a mail about a sign-in from an unknown browser.
   */
  async start(
    manager: EntityManager,
    { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
    browser: Browser,
  ): Promise<string | undefined> {
    const where = { id, passwordHash: passwordHash ?? undefined, suspendedAt: IsNull() };
    const account = await manager.findOne(Account, { where, lock: { mode: 'pessimistic_write' } });
    if (!account) return undefined;
    await manager.query('UPDATE accounts SET signed_in_at = now() WHERE id = $1', [id]);
    await manager.delete(AdminSession, { expiresAt: LessThan(new Date()) });
    const address = await keptAddress(manager, browser);
    const opened = { device: browser.device, previousSignInAt: account.signedInAt, address };
    const { session, token } = await this.open(manager, account, opened);
    const isNewDevice = account.signedInAt !== null && !(await findKnownBrowser(manager, browser.cookie, id));
    if (isNewDevice) await this.notices.enqueue(manager, session);
    return token;
  }

  async end(session: SignedIn): Promise<void> {
    await this.database.manager.delete(AdminSession, { id: session.id });
  }

  async endOthers({ id, account }: SignedIn): Promise<EndedSessions> {
    return { ended: await endSessions(this.database.manager, account.id, id) };
  }

  /** Ends every session of the account and starts a new one in the same browser. Runs in the transaction that changes the password. */
  async replaceAll(manager: EntityManager, session: SignedIn): Promise<string> {
    const before = await manager.findOneBy(AdminSession, { id: session.id });
    await endSessions(manager, session.account.id);
    const account = await manager.findOneByOrFail(Account, { id: session.account.id });
    const { device = '', address = null, createdAt } = before ?? {};
    const { previousSignInAt } = session;
    const { token } = await this.open(manager, account, { device, address, createdAt, previousSignInAt });
    return token;
  }

  private async open(manager: EntityManager, account: Account, opened: Opened) {
    const expiresAt = new Date(Date.now() + SESSION_HOURS * 3_600_000);
    const session = await manager.save(AdminSession, { ...opened, accountId: account.id, expiresAt });
    const token = await this.jwt.signAsync({ typ: TOKEN.type, sid: session.id } satisfies TokenPayload);
    return { session, token };
  }
}
