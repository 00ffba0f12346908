import type { EntityManager } from 'typeorm';
import { forgetDevices } from '../../auth/known-browsers/known-browsers.ts';
import { endSessions } from '../../auth/sessions/sessions-of-account.ts';
import { AccountLink } from './account-link.entity.ts';

/** Ends all sessions, links and remembered browsers of an account. */
export async function endAccess(manager: EntityManager, accountId: string): Promise<void> {
  await manager.delete(AccountLink, { accountId });
  await endSessions(manager, accountId);
  await forgetDevices(manager, accountId);
}
