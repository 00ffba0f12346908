import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import type { Invitation, MadeInvitation, Person } from '#shared/accounts/contract';
import { needsTwoFactor } from '#shared/accounts/roles';
import { ERRORS } from '#shared/error-messages';
import { ActivityLog } from '../../auth/activity/activity-log.ts';
import { Account } from '../../auth/account/account.entity.ts';
import type { SignedIn } from '../../auth/sessions/signed-in.ts';
import { ENV, type Env } from '../../config/env.ts';
import { Problem } from '../../http/errors/problem.ts';
import { linkAddress, makeLink } from '../links/account-links.ts';
import { InvitationMails } from './invitation-mails.ts';
import { lockAccounts, readPerson } from './people.ts';

/** The grace period without a second factor begins with the invitation. */
const ADD = `
  INSERT INTO accounts (email, name, roles, second_key_due_from)
  SELECT $1::varchar, $2::varchar, $3::text[], CASE WHEN $4 THEN now() END
  WHERE (SELECT count(*) FROM accounts) < ${ACCOUNT_LIMITS.accounts}
  ON CONFLICT (email) DO NOTHING RETURNING id`;

/** The inviting session, and the origin at which the site was called. */
export interface Inviting {
  session: SignedIn;
  origin: string;
}

/** Creates accounts with an invitation link, which is mailed and shown to the inviting owner. */
@Injectable()
export class InvitationsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(ENV) private readonly env: Env,
    private readonly log: ActivityLog,
    private readonly mails: InvitationMails,
  ) {}

  /** @throws Problem 409 if the address already has an account, or if there are too many accounts */
  async invite(invitation: Invitation, inviting: Inviting): Promise<MadeInvitation> {
    return this.deliver(inviting, (manager) => add(manager, invitation));
  }

  /** Replaces the invitation link. @throws Problem 404, 409 if the invitation was accepted or the account is suspended */
  async renew(id: string, inviting: Inviting): Promise<MadeInvitation> {
    return this.deliver(inviting, async (manager) => {
      const { account } = await lockAccounts(manager, id);
      if (account.passwordHash !== null) throw new Problem(409, ERRORS.accounts.joined);
      if (account.suspendedAt !== null) throw new Problem(409, ERRORS.accounts.suspended);
      if (needsTwoFactor(account.roles)) await manager.update(Account, id, { secondKeyDueFrom: new Date() });
      return id;
    });
  }

  /** Sends the mail after the commit, so that it never contains a link that was rolled back. */
  private async deliver(
    { session, origin }: Inviting,
    prepare: (manager: EntityManager) => Promise<string>,
  ): Promise<MadeInvitation> {
    const { account, token } = await this.database.transaction(async (manager) => {
      const id = await prepare(manager);
      const made = await makeLink(manager, id, 'invitation');
      await this.log.record({ action: 'account-invited', account: session.account, subject: id }, manager);
      return { account: await readPerson(manager, id), token: made };
    });
    const link = linkAddress(this.env.PUBLIC_URL ?? origin, token);
    return { account, link, mailed: await this.mails.send({ account, link, by: session.account }) };
  }
}

async function add(manager: EntityManager, { email, name = '', roles }: Invitation): Promise<Person['_id']> {
  const values = [email, name, roles, needsTwoFactor(roles)];
  const [added] = await manager.query<({ id: string } | undefined)[]>(ADD, values);
  if (added) return added.id;
  const isTaken = await manager.existsBy(Account, { email });
  throw new Problem(409, isTaken ? ERRORS.accounts.taken : ERRORS.accounts.tooMany);
}
