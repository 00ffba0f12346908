import { type EntityManager, LessThan, MoreThan } from 'typeorm';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import { newToken, tokenHash } from '../token-hash.ts';
import { AccountPlace } from './account-place.entity.ts';

/** Days after the last sign-in until a place and its cookie expire. */
export const PLACE_DAYS = 180;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

/** The place of a token for an account, unless it is unknown, has expired, or is that of other accounts alone. */
export async function findPlace(
  manager: EntityManager,
  token: string | undefined,
  accountId: string | undefined,
): Promise<AccountPlace | null> {
  if (token === undefined || accountId === undefined) return null;
  return manager.findOneBy(AccountPlace, { tokenHash: tokenHash(token), accountId, expiresAt: MoreThan(new Date()) });
}

/** Whether the account is asked for no second key at the place. */
export const isRemembered = (place: AccountPlace | null) => (place?.rememberedUntil ?? new Date(0)) > new Date();

interface KeptPlace {
  accountId: string;
  /** What the browser sent. An unknown token is never accepted as new, since somebody else may have set it. */
  token?: string;
  days?: number;
  /** Asks for no second key there for a while. */
  remember?: boolean;
}

/**
 * Extends the known place of an account by so many days, or makes one. Accounts of one browser share its token.
 * @returns its token
 */
export async function keepPlace(
  manager: EntityManager,
  { accountId, token, days = PLACE_DAYS, remember }: KeptPlace,
): Promise<string> {
  await manager.delete(AccountPlace, { expiresAt: LessThan(new Date()) });
  const isKnown = token !== undefined && (await manager.existsBy(AccountPlace, { tokenHash: tokenHash(token) }));
  const kept = isKnown ? token : newToken();
  const place = { tokenHash: tokenHash(kept), accountId, expiresAt: inDays(days) };
  const remembered = remember && { rememberedUntil: inDays(ACCOUNT_LIMITS.rememberedDevice) };
  await manager.upsert(AccountPlace, { ...place, ...remembered }, ['tokenHash', 'accountId']);
  return kept;
}

/** From now on the account's second key is asked for in every browser. */
export async function forgetDevices(manager: EntityManager, accountId: string): Promise<void> {
  await manager.update(AccountPlace, { accountId }, { rememberedUntil: null });
}
