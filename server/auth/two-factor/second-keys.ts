import type { EntityManager } from 'typeorm';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import { needsTwoFactor } from '#shared/accounts/roles';
import { type Env, isDeployed } from '../../config/env.ts';
import type { Account } from '../account/account.entity.ts';

/** SQL condition for a confirmed authenticator or a passkey: of the account that the expression names, or of any account. */
export const hasKeySql = (account?: string) =>
  `(EXISTS (SELECT FROM authenticators WHERE secret IS NOT NULL ${account ? `AND account_id = ${account}` : ''})
    OR EXISTS (SELECT FROM passkeys ${account ? `WHERE account_id = ${account}` : ''}))`;

/** Result of looking up an address. For an unknown address everything but `isAsked` is null or false. */
export interface Candidate {
  id: string | null;
  passwordHash: string | null;
  isSuspended: boolean;
  hasSecondKey: boolean;
  /** Whether any account of the site has a second factor. */
  isAsked: boolean;
}

/** One statement for every address, so that known and unknown ones take the same time. */
export async function findCandidate(manager: EntityManager, email: string): Promise<Candidate> {
  const [candidate] = await manager.query<Candidate[]>(
    `SELECT account.id, password_hash AS "passwordHash", suspended_at IS NOT NULL AS "isSuspended",
      ${hasKeySql('account.id')} AS "hasSecondKey", ${hasKeySql()} AS "isAsked"
    FROM (SELECT $1::varchar AS email) AS asked LEFT JOIN accounts AS account ON account.email = asked.email`,
    [email],
  );
  return candidate;
}

export async function hasSecondKey(manager: EntityManager, accountId: string): Promise<boolean> {
  const [{ found }] = await manager.query<{ found: boolean }[]>(`SELECT ${hasKeySql('$1')} AS found`, [accountId]);
  return found;
}

const DAY = 86_400_000;

/** From when an account must have a second factor; null if it need not. Only production with DATABASE_URL requires one. */
export function secondKeyDueAt(
  env: Env,
  { roles, secondKeyDueFrom }: Pick<Account, 'roles' | 'secondKeyDueFrom'>,
): Date | null {
  if (!isDeployed(env) || !needsTwoFactor(roles)) return null;
  return new Date((secondKeyDueFrom?.getTime() ?? 0) + ACCOUNT_LIMITS.twoFactorGrace * DAY);
}

/** Whether an account without a second factor must set one up before anything else. */
export const isSecondKeyDue = (dueAt: Date | null): boolean => dueAt !== null && dueAt < new Date();
