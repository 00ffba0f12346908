import { LIMITS } from '#shared/limits';
import type { Change } from '../change.ts';

/** Characters per save; stays below the server's limit, which is in bytes. */
const MAX_CHARACTERS = LIMITS.contentJson.bytes / 4;

/** The first changes of a queue that fit into one save: of one document, within the server's limits. */
export function nextSave(queue: Change[]): Change[] {
  let characters = 0;
  const isOver = (change: Change, index: number): boolean => {
    if (change.document !== queue[0].document || index >= LIMITS.contentChanges) return true;
    characters += JSON.stringify(change).length;
    return index > 0 && characters > MAX_CHARACTERS;
  };
  const end = queue.findIndex(isOver);
  return end < 0 ? queue : queue.slice(0, end);
}
