import { randomBytes } from 'node:crypto';
import { Secret, TOTP as Totp } from 'otpauth';
import type { EntityManager } from 'typeorm';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import { TOTP } from '#shared/accounts/two-factor';
import { tokenHash } from '../../token-hash.ts';
import { RecoveryCode } from './recovery-code.entity.ts';

/** As RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** Also accepts codes of the adjacent time steps, for clocks that differ. */
const WINDOW = 1;

/** Crockford's base32, without letters that look like digits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** Five bits each. */
const RECOVERY_CHARACTERS = 16;

export const newSecret = () => randomBytes(SECRET_BYTES);

const asSecret = (secret: Buffer) => Secret.fromHex(secret.toString('hex'));

export const asBase32 = (secret: Buffer) => asSecret(secret).base32;

/** The TOTP time step that a code matches; undefined if the code is wrong now. */
export function periodOf(code: string, secret: Buffer): number | undefined {
  const timestamp = Date.now();
  const delta = Totp.validate({ token: code, secret: asSecret(secret), ...TOTP, timestamp, window: WINDOW });
  return delta === null ? undefined : Totp.counter({ period: TOTP.period, timestamp }) + delta;
}

/** Such as `k7f3-9d2m-x4tq-8b0c`. */
function newRecoveryCode(): string {
  const characters = [...randomBytes(RECOVERY_CHARACTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return characters.join('').replace(/.{4}(?=.)/g, '$&-');
}

/** Normalises a typed code: drops separators, and replaces letters mistaken for digits. */
export function plainCode(typed: string): string {
  const characters = typed.toLowerCase().replace(/[\s-]/g, '');
  return characters.replaceAll('o', '0').replace(/[il]/g, '1');
}

export const isAppCode = (code: string) => /^\d+$/.test(code) && code.length === TOTP.digits;

export const recoveryHash = (typed: string) => tokenHash(plainCode(typed));

/** Replaces all recovery codes of an account. Only their hashes are stored. */
export async function makeRecoveryCodes(manager: EntityManager, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: ACCOUNT_LIMITS.recoveryCodes }, newRecoveryCode);
  await manager.delete(RecoveryCode, { accountId });
  await manager.insert(
    RecoveryCode,
    codes.map((code) => ({ accountId, codeHash: recoveryHash(code) })),
  );
  return codes;
}
