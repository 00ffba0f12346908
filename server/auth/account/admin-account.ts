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

/** 18 random bytes, in characters that are easy to copy. */
export const randomPassword = () => randomBytes(18).toString('base64url');

async function setAdmin(
  manager: EntityManager,
  admin: Pick<Admin, 'email' | 'passwordHash' | 'configuredHash'>,
): Promise<void> {
  await manager.upsert(Admin, { id: 1, ...admin, email: admin.email.toLowerCase() }, ['id']);
  await manager.clear(AdminSession);
  await forgetGuesses(manager);
}

/** For how many days the place that a reset creates is valid. */
const RESET_DAYS = 1;

/**
 * Sets a new password for the admin, ends all sessions, and deletes all counted tries and all known places.
 * @returns the token of a new place, which the tries of others cannot block
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

/** Makes the admin; the password counts as the one that the site began with. */
export async function createAdmin(database: DataSource, { email, password }: Credentials): Promise<void> {
  const passwordHash = await hashPassword(password);
  await database.transaction((manager) => setAdmin(manager, { email, passwordHash, configuredHash: passwordHash }));
}

/** Whether the password is still that of ADMIN_PASSWORD or of the first start, which whoever runs the server knows. */
export async function hasFirstPassword(manager: EntityManager): Promise<boolean> {
  const admin = await manager.findOneBy(Admin, {});
  return admin !== null && admin.passwordHash === admin.configuredHash;
}

/** The admin's e-mail address. */
export async function adminEmail(database: DataSource): Promise<string | undefined> {
  return (await database.manager.findOneBy(Admin, {}))?.email;
}

/**
 * Applies ADMIN_EMAIL and ADMIN_PASSWORD at each start, but only when they have changed. A password that was reset
 * since then stays valid.
 */
export async function applyConfiguredAdmin(database: DataSource, { email, password }: Credentials): Promise<void> {
  const admin = await database.manager.findOneBy(Admin, {});
  const unchanged =
    admin?.email === email.toLowerCase() && (await isPassword(password, admin.configuredHash ?? undefined));
  if (!unchanged) await createAdmin(database, { email, password });
}
