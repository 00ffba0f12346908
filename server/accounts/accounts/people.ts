import { ArrayContains, type EntityManager } from 'typeorm';
import type { Person } from '#shared/accounts/contract';
import { ERRORS } from '#shared/error-messages';
import { Account } from '../../auth/account/account.entity.ts';
import { hasKeySql } from '../../auth/two-factor/second-keys.ts';
import { Problem } from '../../http/errors/problem.ts';

interface PersonRow extends Omit<Person, 'lastSignInAt' | 'invitationEndsAt'> {
  lastSignInAt: Date | null;
  invitationEndsAt: Date | null;
}

const PEOPLE = `
  SELECT account.id AS _id, email, name, roles, is_first AS "isFirst", signed_in_at AS "lastSignInAt",
    CASE WHEN suspended_at IS NOT NULL THEN 'suspended' WHEN password_hash IS NULL THEN 'invited' ELSE 'active' END AS state,
    ${hasKeySql('account.id')} AS "hasSecondKey", link.expires_at AS "invitationEndsAt"
  FROM accounts AS account
  LEFT JOIN account_links AS link ON link.account_id = account.id AND kind = 'invitation' AND expires_at > now()`;

const toPerson = ({ lastSignInAt, invitationEndsAt, ...row }: PersonRow): Person => ({
  ...row,
  lastSignInAt: lastSignInAt?.toISOString() ?? null,
  invitationEndsAt: invitationEndsAt?.toISOString() ?? null,
});

/** All accounts, sorted by name, or by address where the name is empty. */
export async function readPeople(manager: EntityManager): Promise<Person[]> {
  const sql = `${PEOPLE} ORDER BY lower(coalesce(nullif(name, ''), email)), account.id`;
  return (await manager.query<PersonRow[]>(sql)).map(toPerson);
}

export async function readPerson(manager: EntityManager, id: string): Promise<Person> {
  const [row] = await manager.query<[PersonRow]>(`${PEOPLE} WHERE account.id = $1`, [id]);
  return toPerson(row);
}

interface LockedAccounts {
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
