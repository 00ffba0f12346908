import { hash, verify } from '@node-rs/argon2';

/** OWASP's floor: 19 MiB, two passes, one lane. The library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** What an unknown account is compared with, so that its refusal takes as long as a wrong password's. */
const nobody = hashPassword('the password of no account');

export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password);
  return matches && passwordHash !== undefined;
}
