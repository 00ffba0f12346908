import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { ActivityKind } from '#shared/accounts/activities';
import type { Person, PersonChange } from '#shared/accounts/contract';
import { needsTwoFactor, type Role } from '#shared/accounts/roles';
import { ERRORS } from '#shared/error-messages';
import { ActivityLog } from '../../auth/activity/activity-log.ts';
import { Account } from '../../auth/account/account.entity.ts';
import type { SignedIn } from '../../auth/sessions/signed-in.ts';
import { Problem } from '../../http/errors/problem.ts';
import { endAccess } from '../links/account-links.ts';
import { checkOwners, lockAccounts, readPeople, readPerson } from './people.ts';

/** The columns that an owner's change sets. */
type Changed = Pick<Account, 'name' | 'roles' | 'suspendedAt' | 'secondKeyDueFrom'>;

/** Lists, changes and deletes accounts. InvitationsService creates them. */
@Injectable()
export class AccountsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly log: ActivityLog,
  ) {}

  list(): Promise<Person[]> {
    return readPeople(this.database.manager);
  }

  /**
   * New roles apply from a session's next call. A suspension ends all sessions, links and remembered browsers.
   * @throws Problem 400 for an empty change, 404, 409 for the last owner
   */
  async change(id: string, change: PersonChange, { account: by }: SignedIn): Promise<Person> {
    if (Object.values(change).every((value) => value === undefined))
      throw new Problem(400, [ERRORS.accounts.nothingToChange]);
    return this.database.transaction(async (manager) => {
      const { account, all } = await lockAccounts(manager, id);
      const changed = changedBy(change, account);
      checkOwners(
        all,
        all.map((one) => (one === account ? { ...account, ...changed } : one)),
      );
      await manager.update(Account, id, changed);
      if (changed.suspendedAt) await endAccess(manager, id);
      for (const action of actionsOf(account, changed))
        await this.log.record({ action, account: by, subject: id }, manager);
      return readPerson(manager, id);
    });
  }

  /** Entries made by the account keep its address or name. @throws Problem 404, 409 for the last owner and the first account */
  async remove(id: string, { account: by }: SignedIn): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { account, all } = await lockAccounts(manager, id);
      checkOwners(
        all,
        all.filter((one) => one !== account),
      );
      if (account.isFirst) throw new Problem(409, ERRORS.accounts.first);
      await manager.delete(Account, id);
      await this.log.record({ action: 'account-removed', account: by, subject: id }, manager);
    });
  }
}

function changedBy({ name, roles, suspended }: PersonChange, account: Account): Changed {
  const { suspendedAt, secondKeyDueFrom } = account;
  const held = roles ?? account.roles;
  return {
    name: name ?? account.name,
    roles: held,
    suspendedAt: (suspended ?? suspendedAt !== null) ? (suspendedAt ?? new Date()) : null,
    secondKeyDueFrom: secondKeyDueFrom ?? (needsTwoFactor(held) ? new Date() : null),
  };
}

const namesOf = (roles: readonly Role[]) => roles.toSorted().join();

/** The activities to record for a change; unchanged values give none. */
function actionsOf(before: Account, after: Changed): ActivityKind[] {
  const actions: ActivityKind[] = [];
  if (after.name !== before.name) actions.push('account-changed');
  if (namesOf(after.roles) !== namesOf(before.roles)) actions.push('roles-changed');
  if (after.suspendedAt && !before.suspendedAt) actions.push('account-suspended');
  if (!after.suspendedAt && before.suspendedAt) actions.push('account-resumed');
  return actions;
}
