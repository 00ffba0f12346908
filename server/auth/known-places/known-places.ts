import { createHash, randomBytes } from 'node:crypto';
import { type EntityManager, LessThan, MoreThan } from 'typeorm';
import { KnownPlace } from './known-place.entity.ts';

/** Days after the last sign-in until a place is forgotten, which is also how long its cookie lasts. */
export const PLACE_DAYS = 180;

/** The token is random, so its hash needs no key. */
const hashed = (token: string) => createHash('sha256').update(token).digest('base64url');

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

/** The place that a token names, unless it is nobody's or has expired. */
export async function findPlace(manager: EntityManager, token: string | undefined): Promise<KnownPlace | null> {
  if (token === undefined) return null;
  return manager.findOneBy(KnownPlace, { tokenHash: hashed(token), expiresAt: MoreThan(new Date()) });
}

/**
 * Keeps a place for so many days more, or makes a new one.
 * @returns its token, a new one unless the place is known: a token that a stranger planted is never taken over
 */
export async function keepPlace(manager: EntityManager, known?: string, days = PLACE_DAYS): Promise<string> {
  const token = known ?? randomBytes(32).toString('base64url');
  await manager.delete(KnownPlace, { expiresAt: LessThan(new Date()) });
  await manager.upsert(KnownPlace, { tokenHash: hashed(token), expiresAt: inDays(days) }, ['tokenHash']);
  return token;
}
