import { logFailure } from '#client/api/log.ts';
import { accountStorage } from '#client/stores/account.ts';
import type { Change, Conflict } from '../change.ts';

const KEYS = { changes: 'unsentChanges', conflicts: 'conflicts', texts: 'unreadTexts' } as const;

/** Stores a value for a reload of this tab; removes it if it is empty. */
function keep(key: string, value: object): void {
  if (Object.keys(value).length > 0) accountStorage.tab.set(key, JSON.stringify(value));
  else accountStorage.tab.remove(key);
}

function read<Value>(key: string, none: Value): Value {
  try {
    const kept = accountStorage.tab.get(key);
    return kept === null ? none : (JSON.parse(kept) as Value);
  } catch (error) {
    logFailure('What was not saved before the reload could not be read.', error);
    return none;
  }
}

interface Unsent {
  queue: Change[];
  conflicts: Conflict[];
}

export function keepUnsent({ queue, conflicts }: Unsent): void {
  keep(KEYS.changes, queue);
  keep(KEYS.conflicts, conflicts);
}

export const readUnsent = (): Unsent => ({ queue: read(KEYS.changes, []), conflicts: read(KEYS.conflicts, []) });

/** Invalid texts, which the server cannot store. */
export const keepUnread = (texts: Record<string, Readonly<Record<string, string>>>): void => keep(KEYS.texts, texts);

export const readUnread = (): Record<string, Record<string, string>> => read(KEYS.texts, {});
