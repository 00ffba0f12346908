import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import type { ChosenPassword, PasswordLink } from '#shared/accounts/contract';
import { LINK_MESSAGES } from '#shared/accounts/password-link';
import { ActivityLog } from '../../auth/activity/activity-log.ts';
import { Account } from '../../auth/account/account.entity.ts';
import { hashPassword, NewPasswords } from '../../auth/account/password.ts';
import { keepKnownBrowser } from '../../auth/known-browsers/known-browsers.ts';
import type { BrowserCookie } from '../../auth/known-browsers/browser-cookie.ts';
import { Problem } from '../../http/errors/problem.ts';
import type { LinkKind } from '../links/account-link.entity.ts';
import { endAccess, findLink, useLink } from '../links/account-links.ts';
import { PasswordMails } from './password-mails.ts';

/** The same for a link that was used, has expired or never existed, and for a suspended account. */
const ended = () => new Problem(400, [LINK_MESSAGES.ended]);

const DONE = { invitation: 'account-joined', reset: 'password-reset' } as const;

/** Links for choosing a password, after an invitation or a forgotten password. */
@Injectable()
export class PasswordLinkService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly activity: ActivityLog,
    private readonly newPasswords: NewPasswords,
    private readonly mails: PasswordMails,
  ) {}

  async describe(token: string): Promise<PasswordLink> {
    const { kind, account } = await this.find(token);
    return { kind, email: account.email, name: account.name };
  }

  /** @throws Problem 400 for an ended link, and for a weak password, which leaves the link usable */
  async choose({ token, newPassword, name }: ChosenPassword, cookie: BrowserCookie): Promise<void> {
    const { kind, account } = await this.find(token);
    await this.newPasswords.check(newPassword, account);
    const chosen = { passwordHash: await hashPassword(newPassword), name: account.name || (name ?? '') };
    const known = await this.database.transaction(async (manager) => {
      await this.save(manager, { token, kind, account, chosen });
      return keepKnownBrowser(manager, { accountId: account.id, token: cookie.token });
    });
    // so that wrong passwords of others cannot block this browser's next sign-in
    cookie.set(known);
    if (kind === 'reset') this.mails.tellChanged(account.email);
  }

  private async find(token: string): Promise<{ kind: LinkKind; account: Account }> {
    const link = await findLink(this.database.manager, token);
    if (!link?.account || link.account.suspendedAt) throw ended();
    return { kind: link.kind, account: link.account };
  }

  private async save(manager: EntityManager, { token, kind, account, chosen }: Choice): Promise<void> {
    const { id } = account;
    // locks the account first, as a sign-in does
    const { affected } = await manager.update(Account, { id, suspendedAt: IsNull() }, chosen);
    if (!affected || !(await useLink(manager, token))) throw ended();
    await endAccess(manager, id);
    await this.activity.record({ action: DONE[kind], account, subject: id }, manager);
  }
}

interface Choice {
  token: string;
  kind: LinkKind;
  account: Account;
  chosen: Pick<Account, 'passwordHash' | 'name'>;
}
