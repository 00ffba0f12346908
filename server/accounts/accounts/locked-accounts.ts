import { ArrayContains, type EntityManager } from 'typeorm';
import { ERRORS } from '#shared/error-messages';
import { Account } from '../../auth/account/account.entity.ts';
import { Problem } from '../../http/errors/problem.ts';

export interface LockedAccounts {
  account: Account;
  /** The account and all owners. */
  all: Account[];
}

/**
 * Locks an account and all owners in a fixed order. If two calls would remove the last two owners, the second one waits
 * and sees the result of the first.
 * @throws Problem 404
 */
export async function lockAccounts(manager: EntityManager, id: string): Promise<LockedAccounts> {
  const all = await manager.find(Account, {
    where: [{ id }, { roles: ArrayContains(['owner']) }],
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const account = all.find((locked) => locked.id === id);
  if (!account) throw new Problem(404, ERRORS.notFound);
  return { account, all };
}

const canSignInAsOwner = ({ roles, suspendedAt, passwordHash }: Account) =>
  roles.includes('owner') && suspendedAt === null && passwordHash !== null;

/** @throws Problem 409 if the change would leave no owner who can sign in */
export function checkOwners(before: Account[], after: Account[]): void {
  if (before.some(canSignInAsOwner) && !after.some(canSignInAsOwner)) throw new Problem(409, ERRORS.accounts.lastOwner);
}
