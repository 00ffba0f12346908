import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import { needsTwoFactor } from '#shared/accounts/roles';
import type { Env } from '../../config/env.ts';
import type { Account } from '../account/account.entity.ts';

const DAY = 86_400_000;

/** From when an account must have a second factor; null if it need not. Only production with DATABASE_URL requires one. */
export function secondKeyDueAt(
  { NODE_ENV, DATABASE_URL }: Env,
  { roles, secondKeyDueFrom }: Pick<Account, 'roles' | 'secondKeyDueFrom'>,
): Date | null {
  const isDeployed = NODE_ENV === 'production' && DATABASE_URL !== undefined;
  if (!isDeployed || !needsTwoFactor(roles)) return null;
  return new Date((secondKeyDueFrom?.getTime() ?? 0) + ACCOUNT_LIMITS.twoFactorGrace * DAY);
}

/** Whether an account without a second factor must set one up before anything else. */
export const isSecondKeyDue = (dueAt: Date | null): boolean => dueAt !== null && dueAt < new Date();
