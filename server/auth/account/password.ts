import { hash, verify } from '@node-rs/argon2';
import type { Account } from './account.entity.ts';

/** OWASP's minimum: 19 MiB, two passes, one lane. The library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Compared if the account is unknown, so that the answer takes as long as for a wrong password. */
const nobody = hashPassword('the password of no account');

export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password);
  return matches && typeof passwordHash === 'string';
}

/** The check of new passwords. accounts/ provides it, because it knows the firm's words. */
export abstract class NewPasswords {
  /** @throws Problem 400 for a weak password */
  abstract check(password: string, person: Pick<Account, 'email' | 'name'>): Promise<void>;
}
