import { type EntityManager, LessThan, MoreThan } from 'typeorm';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import { newToken, tokenHash } from '../token-hash.ts';
import { AccountPlace } from './account-place.entity.ts';
import { KnownPlace } from './known-place.entity.ts';

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
  const place = { expiresAt: MoreThan(new Date()) };
  return manager.findOneBy(AccountPlace, { tokenHash: tokenHash(token), accountId, place });
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
 * Extends a known place by so many days, or makes a new one, and notes that the account has signed in there.
 * @returns its token
 */
export async function keepPlace(
  manager: EntityManager,
  { accountId, token, days = PLACE_DAYS, remember }: KeptPlace,
): Promise<string> {
  await manager.delete(KnownPlace, { expiresAt: LessThan(new Date()) });
  const isKnown = token !== undefined && (await manager.existsBy(KnownPlace, { tokenHash: tokenHash(token) }));
  const kept = isKnown ? token : newToken();
  const place = { tokenHash: tokenHash(kept) };
  await manager.upsert(KnownPlace, { ...place, expiresAt: inDays(days) }, ['tokenHash']);
  const remembered = remember && { rememberedUntil: inDays(ACCOUNT_LIMITS.rememberedDevice) };
  await manager.upsert(AccountPlace, { ...place, accountId, ...remembered }, ['tokenHash', 'accountId']);
  return kept;
}

/** From now on the account's second key is asked for in every browser. */
export async function forgetDevices(manager: EntityManager, accountId: string): Promise<void> {
  await manager.update(AccountPlace, { accountId }, { rememberedUntil: null });
}
