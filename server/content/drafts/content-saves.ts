import type { EntityManager } from 'typeorm';
import type { ContentConflict } from '#shared/content/contract';
import { ContentSave } from '../content-save.entity.ts';

/** No tab repeats a save after a day. Rows that another save is deleting are skipped, so that neither waits. */
const FORGET = `DELETE FROM content_saves WHERE key IN
  (SELECT key FROM content_saves WHERE saved_at < now() - interval '1 day' FOR UPDATE SKIP LOCKED)`;

/** Finds a completed save. Call it with the draft locked: the first attempt may still be running. */
export const findSave = (manager: EntityManager, key: string | undefined): Promise<ContentSave | null> =>
  key === undefined ? Promise.resolve(null) : manager.findOneBy(ContentSave, { key });

/** Remembers a save in its own transaction. */
export async function rememberSave(
  manager: EntityManager,
  key: string | undefined,
  conflicts: ContentConflict[],
): Promise<void> {
  if (key === undefined) return;
  await manager.query(FORGET);
  await manager.query('INSERT INTO content_saves (key, conflicts) VALUES ($1, $2)', [key, JSON.stringify(conflicts)]);
}
