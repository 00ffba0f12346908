import { createHash, randomBytes } from 'node:crypto';
import { type EntityManager, LessThan, MoreThan } from 'typeorm';
import { KnownPlace } from './known-place.entity.ts';

/** Days after the last sign-in until a place and its cookie expire. */
export const PLACE_DAYS = 180;

/** The token is random, so its hash needs no key. */
const hashed = (token: string) => createHash('sha256').update(token).digest('base64url');

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

/** The place of a token, unless it is unknown or has expired. */
export async function findPlace(manager: EntityManager, token: string | undefined): Promise<KnownPlace | null> {
  if (token === undefined) return null;
  return manager.findOneBy(KnownPlace, { tokenHash: hashed(token), expiresAt: MoreThan(new Date()) });
}

/**
 * Extends a known place by so many days, or makes a new one.
 * @returns its token. An unknown token is never accepted as new, since somebody else may have set it.
 */
export async function keepPlace(manager: EntityManager, known?: string, days = PLACE_DAYS): Promise<string> {
  const token = known ?? randomBytes(32).toString('base64url');
  await manager.delete(KnownPlace, { expiresAt: LessThan(new Date()) });
  await manager.upsert(KnownPlace, { tokenHash: hashed(token), expiresAt: inDays(days) }, ['tokenHash']);
  return token;
}
