import { randomBytes } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Role } from '#shared/accounts/roles';
import { forgetGuesses } from '../../http/limits/guess-limits.ts';
import { endSessions } from '../sessions/sessions-of-account.ts';
import { KnownBrowser } from '../known-browsers/known-browser.entity.ts';
import { keepKnownBrowser } from '../known-browsers/known-browsers.ts';
import { Authenticator } from '../two-factor/codes/authenticator.entity.ts';
import { Passkey } from '../two-factor/passkeys/passkey.entity.ts';
import { RecoveryCode } from '../two-factor/codes/recovery-code.entity.ts';
import { Account } from './account.entity.ts';
import { hashPassword, isPassword } from './password.ts';

export interface Credentials {
  email: string;
  password: string;
}

type AdminHashes = Pick<Account, 'email' | 'passwordHash' | 'configuredHash'>;

/** 18 random bytes, in characters that are easy to copy. */
export const randomPassword = () => randomBytes(18).toString('base64url');

const firstAccount = (manager: EntityManager) => manager.findOneBy(Account, { isFirst: true });

/** Turns the account with this address, the current first account or a new one into the first account, an owner who can sign in. */
async function setAdmin(manager: EntityManager, { email, ...hashes }: AdminHashes): Promise<Account> {
  const first = await firstAccount(manager);
  const named = await manager.findOneBy(Account, { email: email.toLowerCase() });
  if (first && named && first.id !== named.id) await manager.update(Account, first.id, { isFirst: false });
  const account = named ?? first ?? manager.create(Account, { roles: ['owner'] });
  const roles = account.roles.includes('owner') ? account.roles : (['owner', ...account.roles] satisfies Role[]);
  const secondKeyDueFrom = account.secondKeyDueFrom ?? new Date();
  const admin = { ...hashes, email: email.toLowerCase(), roles, secondKeyDueFrom, suspendedAt: null, isFirst: true };
  const saved = await manager.save(Account, { ...account, ...admin });
  await endSessions(manager, saved.id);
  await forgetGuesses(manager);
  return saved;
}

/** Days for which a reset's browser token is valid. */
const RESET_DAYS = 1;

/**
 * Sets the admin's password, ends the admin's sessions, deletes second factors and known browsers, and clears all guess
 * counters.
 * @returns the token of a new known browser, whose guess counter nobody else can use up
 */
export async function resetAdmin(database: DataSource, { email, password }: Credentials): Promise<string> {
  const passwordHash = await hashPassword(password);
  return database.transaction(async (manager) => {
    const first = await firstAccount(manager);
    const { id } = await setAdmin(manager, { email, passwordHash, configuredHash: first?.configuredHash ?? null });
    for (const entity of [Authenticator, Passkey, RecoveryCode, KnownBrowser])
      await manager.delete(entity, { accountId: id });
    await manager.update(Account, id, { secondKeyDueFrom: new Date() });
    return keepKnownBrowser(manager, { accountId: id, days: RESET_DAYS });
  });
}

/** Creates the admin; `hasFirstPassword` is true until this password changes. */
export async function createAdmin(database: DataSource, { email, password }: Credentials): Promise<void> {
  const passwordHash = await hashPassword(password);
  await database.transaction((manager) => setAdmin(manager, { email, passwordHash, configuredHash: passwordHash }));
}

/** Whether the password is still that of ADMIN_PASSWORD or of the first start, which the server's operator knows. */
export async function hasFirstPassword(manager: EntityManager): Promise<boolean> {
  const admin = await firstAccount(manager);
  return admin !== null && admin.passwordHash === admin.configuredHash;
}

export async function adminEmail(database: DataSource): Promise<string | undefined> {
  return (await firstAccount(database.manager))?.email;
}

/** Applies ADMIN_EMAIL and ADMIN_PASSWORD at startup if they have changed. A password that was reset since then stays valid. */
export async function applyConfiguredAdmin(database: DataSource, { email, password }: Credentials): Promise<void> {
  const admin = await firstAccount(database.manager);
  const unchanged =
    admin?.email === email.toLowerCase() && (await isPassword(password, admin.configuredHash ?? undefined));
  if (!unchanged) await createAdmin(database, { email, password });
}
