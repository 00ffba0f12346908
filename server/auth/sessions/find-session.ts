import type { Role } from '#shared/accounts/roles';
import { hasKeySql } from '../second-key/find-keys.ts';

export interface FoundSession {
  id: string;
  expiresAt: Date;
  previousSignInAt: Date | null;
  isStale: boolean;
  accountId: string;
  email: string;
  name: string;
  roles: Role[];
  isFirst: boolean;
  secondKeyDueFrom: Date | null;
  hasSecondKey: boolean;
}

/** A session without an account was begun by the version before, which knows the first admin alone. */
export const FIND_SESSION = `
  SELECT session.id, session.expires_at AS "expiresAt", previous_sign_in_at AS "previousSignInAt",
    last_seen_at < now() - interval '5 minutes' AS "isStale",
    account.id AS "accountId", email, name, roles, is_first AS "isFirst", second_key_due_from AS "secondKeyDueFrom",
    ${hasKeySql('account.id')} AS "hasSecondKey"
  FROM "admin_sessions" AS session
  JOIN accounts AS account ON account.id = session.account_id OR (session.account_id IS NULL AND is_first)
  WHERE session.id = $1 AND session.expires_at > now() AND suspended_at IS NULL`;
