import { randomBytes } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { AdminSession } from './admin-session.entity.ts';
import { Admin } from './admin.entity.ts';
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
}

/** Gives the admin a new password and signs everybody out. */
export async function resetAdmin(database: DataSource, { email, password }: Credentials): Promise<void> {
  const passwordHash = await hashPassword(password);
  await database.transaction(async (manager) => {
    const admin = await manager.findOneBy(Admin, {});
    await setAdmin(manager, { email, passwordHash, configuredHash: admin?.configuredHash ?? null });
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
