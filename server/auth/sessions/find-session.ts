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
  secondKeyDueFrom: Date | null;
  hasSecondKey: boolean;
}

export const FIND_SESSION = `
  SELECT session.id, session.expires_at AS "expiresAt", previous_sign_in_at AS "previousSignInAt",
    last_seen_at < now() - interval '5 minutes' AS "isStale",
    account.id AS "accountId", email, name, roles, second_key_due_from AS "secondKeyDueFrom",
    ${hasKeySql('account.id')} AS "hasSecondKey"
  FROM "admin_sessions" AS session
  JOIN accounts AS account ON account.id = session.account_id
  WHERE session.id = $1 AND session.expires_at > now() AND suspended_at IS NULL`;
