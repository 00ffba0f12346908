import { type EntityManager, LessThan, MoreThan } from 'typeorm';
import { LINK_PARAMETER } from '#shared/accounts/account-endpoints';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import { PATHS } from '#shared/catalogue';
import { forgetDevices } from '../../auth/known-browsers/known-browsers.ts';
import { endSessions } from '../../auth/sessions/sessions-of-account.ts';
import { newToken, tokenHash } from '../../auth/token-hash.ts';
import { AccountLink, type LinkKind } from './account-link.entity.ts';

const LASTS: Record<LinkKind, number> = {
  invitation: ACCOUNT_LIMITS.invitation,
  reset: ACCOUNT_LIMITS.passwordReset,
};

/** Makes a link that replaces the account's earlier one of the same kind. @returns its token, which is not stored */
export async function makeLink(manager: EntityManager, accountId: string, kind: LinkKind): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + LASTS[kind]);
  await manager.delete(AccountLink, { expiresAt: LessThan(new Date()) });
  await manager.upsert(AccountLink, { tokenHash: tokenHash(token), accountId, kind, expiresAt }, ['accountId', 'kind']);
  return token;
}

/** The link of a token, with its account; null if the link was used, was replaced or has expired. */
export async function findLink(manager: EntityManager, token: string): Promise<AccountLink | null> {
  return manager.findOne(AccountLink, {
    where: { tokenHash: tokenHash(token), expiresAt: MoreThan(new Date()) },
    relations: { account: true },
  });
}

/** Deletes a link, in the transaction that uses it. @returns whether it existed: of two concurrent calls, one gets true */
export async function useLink(manager: EntityManager, token: string): Promise<boolean> {
  const { affected } = await manager.delete(AccountLink, { tokenHash: tokenHash(token) });
  return affected === 1;
}

/** Ends all sessions, links and remembered browsers of an account. */
export async function endAccess(manager: EntityManager, accountId: string): Promise<void> {
  await manager.delete(AccountLink, { accountId });
  await endSessions(manager, accountId);
  await forgetDevices(manager, accountId);
}

/** Where a link's password is chosen. The token is in the fragment, which reaches neither logs nor the Referer header. */
export const linkAddress = (origin: string, token: string): string =>
  `${origin}${PATHS.adminPassword}#${LINK_PARAMETER}=${token}`;
