import { logFailure } from '#client/api/log.ts';
import { accountStorage } from '#client/stores/account.ts';
import type { Change, Conflict } from '../change.ts';
import type { Step } from '../undo.ts';

const KEYS = { changes: 'unsentChanges', conflicts: 'conflicts', texts: 'invalidTexts', steps: 'undoSteps' } as const;

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
export const keepInvalid = (texts: Record<string, Readonly<Record<string, string>>>): void => keep(KEYS.texts, texts);

export const readInvalid = (): Record<string, Record<string, string>> => read(KEYS.texts, {});

/** Characters of JSON; a tab has room for about five million. */
const MAX_STEPS_LENGTH = 1_000_000;

/** The newest steps of Undo that fit. */
export function keepSteps(steps: readonly Step[]): void {
  let room = MAX_STEPS_LENGTH;
  const isKept = (step: Step) => (room -= JSON.stringify(step).length) >= 0;
  const first = steps.findLastIndex((step) => !isKept(step));
  keep(KEYS.steps, steps.slice(first + 1));
}

export const readSteps = (): Step[] => read(KEYS.steps, []);
