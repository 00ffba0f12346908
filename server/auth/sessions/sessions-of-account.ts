import type { EntityManager } from 'typeorm';

const END = `
  WITH ended AS (DELETE FROM admin_sessions WHERE account_id = $1 AND id IS DISTINCT FROM $2 RETURNING expires_at)
  SELECT count(*)::int AS count FROM ended WHERE expires_at > now()`;

const COUNT = `SELECT count(*)::int AS count FROM admin_sessions WHERE account_id = $1 AND id <> $2 AND expires_at > now()`;

/** Ends the sessions of an account, except one. @returns how many of them were still valid */
export async function endSessions(manager: EntityManager, accountId: string, except?: string): Promise<number> {
  const [{ count }] = await manager.query<{ count: number }[]>(END, [accountId, except ?? null]);
  return count;
}

export async function countOtherSessions(manager: EntityManager, accountId: string, id: string): Promise<number> {
  const [{ count }] = await manager.query<{ count: number }[]>(COUNT, [accountId, id]);
  return count;
}
