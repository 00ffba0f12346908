import { ArrayContains, type EntityManager } from 'typeorm';
import { ERRORS } from '#shared/error-messages';
import { Account } from '../../auth/account/account.entity.ts';
import { Problem } from '../../http/errors/problem.ts';

export interface LockedAccounts {
  account: Account;
  /** The account, and every owner. */
  all: Account[];
}

/**
 * Locks an account together with every owner, always in the same order: of two calls that would take the last two owners
 * away, the second one waits, and sees what the first has done. @throws Problem 404
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

/** @throws Problem 409 when a change would leave nobody who can sign in as an owner */
export function checkOwners(before: Account[], after: Account[]): void {
  if (before.some(canSignInAsOwner) && !after.some(canSignInAsOwner)) throw new Problem(409, ERRORS.accounts.lastOwner);
}
