import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, IsNull, MoreThan, Not } from 'typeorm';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import type { PasswordLinkAnswer } from '#shared/accounts/contract';
import { Account } from '../../auth/account/account.entity.ts';
import { GuessLimits } from '../../http/limits/guess-limits.ts';
import { AccountLink } from '../links/account-link.entity.ts';
import { makeLink } from '../links/account-links.ts';
import { PasswordMails } from './password-mails.ts';

/**
 * Milliseconds for which a mailed link is not replaced, so that repeated requests by strangers neither flood a mailbox
 * nor end a link that has just arrived. Nobody waits longer than this for another link.
 */
const NEXT_AFTER = ACCOUNT_LIMITS.passwordReset / 2;

const kind = 'reset';

/** Handles requests for a new password. */
@Injectable()
export class PasswordRequests implements OnModuleDestroy {
  private readonly logger = new Logger('Passwords');
  private readonly running = new Set<Promise<void>>();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly limits: GuessLimits,
    private readonly mails: PasswordMails,
  ) {}

  /** Looks up the account after the answer, which therefore reveals nothing about it. @throws Problem 429 */
  async take(email: string, address: string): Promise<PasswordLinkAnswer> {
    await this.limits.countLink(address);
    const { canSend } = this.mails;
    if (canSend) this.start(email);
    return { canSend };
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.running);
  }

  private start(email: string): void {
    const work = this.send(email)
      .catch((error: Error) => this.logger.error('Could not create a password link', error.stack))
      .finally(() => this.running.delete(work));
    this.running.add(work);
  }

  private async send(email: string): Promise<void> {
    const made = await this.makeLink(email);
    if (!made) return;
    const isSent = await this.mails.sendLink(email, made.token);
    // so that the next request sends another link
    if (!isSent) await this.database.manager.delete(AccountLink, { accountId: made.accountId, kind });
  }

  /** Undefined for accounts that cannot sign in, including pending invitations, and while a recent link is valid. */
  private makeLink(email: string): Promise<{ accountId: string; token: string } | undefined> {
    return this.database.transaction(async (manager) => {
      const where = { email, suspendedAt: IsNull(), passwordHash: Not(IsNull()) };
      const account = await manager.findOne(Account, { where, lock: { mode: 'pessimistic_write' } });
      if (!account) return undefined;
      const accountId = account.id;
      const expiresAt = MoreThan(new Date(Date.now() + NEXT_AFTER));
      if (await manager.existsBy(AccountLink, { accountId, kind, expiresAt })) return undefined;
      return { accountId, token: await makeLink(manager, accountId, kind) };
    });
  }
}
