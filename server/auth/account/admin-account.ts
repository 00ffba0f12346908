import { randomBytes } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { forgetGuesses } from '../../limits/guess-limits.ts';
import { AdminSession } from '../sessions/admin-session.entity.ts';
import { Admin } from './admin.entity.ts';
import { KnownPlace } from '../known-places/known-place.entity.ts';
import { keepPlace } from '../known-places/known-places.ts';
import { hashPassword, isPassword } from './password.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Easy to paste and impossible to guess: 18 random bytes. */
export const randomPassword = () => randomBytes(18).toString('base64url');

async function setAdmin(
  manager: EntityManager,
  admin: Pick<Admin, 'email' | 'passwordHash' | 'configuredHash'>,
): Promise<void> {
  await manager.upsert(Admin, { id: 1, ...admin, email: admin.email.toLowerCase() }, ['id']);
  await manager.clear(AdminSession);
  await forgetGuesses(manager);
}

/** Until when (in days) the sign-in has to follow that a reset opens a way for. */
const RESET_DAYS = 1;

/**
 * Gives the admin a new password, signs everybody out, and forgets every try and every place.
 * @returns the token of a place that nobody else's tries can keep out
 */
export async function resetAdmin(database: DataSource, { email, password }: Credentials): Promise<string> {
  const passwordHash = await hashPassword(password);
  return database.transaction(async (manager) => {
    const admin = await manager.findOneBy(Admin, {});
    await setAdmin(manager, { email, passwordHash, configuredHash: admin?.configuredHash ?? null });
    await manager.deleteAll(KnownPlace);
    return keepPlace(manager, undefined, RESET_DAYS);
  });
}

/** The address the admin signs in with. */
export async function adminEmail(database: DataSource): Promise<string | undefined> {
  return (await database.manager.findOneBy(Admin, {}))?.email;
}

/**
 * Makes the admin from ADMIN_EMAIL and ADMIN_PASSWORD, and follows them when they change. A password that was reset
 * since is kept as long as the variables stay what they were.
 */
export async function applyConfiguredAdmin(database: DataSource, { email, password }: Credentials): Promise<void> {
  const admin = await database.manager.findOneBy(Admin, {});
  const unchanged =
    admin?.email === email.toLowerCase() && (await isPassword(password, admin.configuredHash ?? undefined));
  if (unchanged) return;
  const passwordHash = await hashPassword(password);
  await database.transaction((manager) => setAdmin(manager, { email, passwordHash, configuredHash: passwordHash }));
}
