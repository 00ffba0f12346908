import { type EntityManager, LessThan, MoreThan } from 'typeorm';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import { newToken, tokenHash } from '../token-hash.ts';
import { KnownBrowser } from './known-browser.entity.ts';

/** Days after the last sign-in until a known browser and its cookie expire. */
export const KNOWN_DAYS = 180;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

/** The known browser of a token and an account; null if it is unknown, expired or known to other accounts only. */
export async function findKnownBrowser(
  manager: EntityManager,
  token: string | undefined,
  accountId: string | undefined,
): Promise<KnownBrowser | null> {
  if (token === undefined || accountId === undefined) return null;
  return manager.findOneBy(KnownBrowser, { tokenHash: tokenHash(token), accountId, expiresAt: MoreThan(new Date()) });
}

/** Whether the account skips its second factor in this browser. */
export const isRemembered = (browser: KnownBrowser | null) => (browser?.rememberedUntil ?? new Date(0)) > new Date();

interface KeptBrowser {
  accountId: string;
  /** The token that the browser sent. An unknown one is never adopted, because somebody else may have set it. */
  token?: string;
  days?: number;
  /** Skips the second factor in this browser for a while. */
  remember?: boolean;
}

/** Adds or extends a known browser of an account. Accounts in one browser share its token. @returns the token */
export async function keepKnownBrowser(
  manager: EntityManager,
  { accountId, token, days = KNOWN_DAYS, remember }: KeptBrowser,
): Promise<string> {
  await manager.delete(KnownBrowser, { expiresAt: LessThan(new Date()) });
  const isKnown = token !== undefined && (await manager.existsBy(KnownBrowser, { tokenHash: tokenHash(token) }));
  const kept = isKnown ? token : newToken();
  const browser = { tokenHash: tokenHash(kept), accountId, expiresAt: inDays(days) };
  const remembered = remember && { rememberedUntil: inDays(ACCOUNT_LIMITS.rememberedDevice) };
  await manager.upsert(KnownBrowser, { ...browser, ...remembered }, ['tokenHash', 'accountId']);
  return kept;
}

/** Makes every browser ask for the account's second factor again. */
export async function forgetDevices(manager: EntityManager, accountId: string): Promise<void> {
  await manager.update(KnownBrowser, { accountId }, { rememberedUntil: null });
}
