import type { EntityManager } from 'typeorm';
import type { AdminSession } from './admin-session.entity.ts';

/** The interface of the notices that accounts/ implements. */
export abstract class NewBrowserNotices {
  /** Call it in the transaction of a sign-in from a browser that is new to the account. */
  abstract enqueue(manager: EntityManager, session: AdminSession): Promise<void>;
}
