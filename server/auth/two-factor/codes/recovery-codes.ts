import type { EntityManager } from 'typeorm';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import { tokenHash } from '../../token-hash.ts';
import { newRecoveryCode, plainCode } from './codes.ts';
import { RecoveryCode } from './recovery-code.entity.ts';

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
