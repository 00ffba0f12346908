import { logFailure } from '../../api/log.ts';
import type { Change } from './change.ts';

const KEY = 'unsentChanges';

/** Keeps what is not saved yet through a reload of this tab. */
export function keepUnsent(changes: readonly Change[]): void {
  try {
    if (changes.length > 0) sessionStorage.setItem(KEY, JSON.stringify(changes));
    else sessionStorage.removeItem(KEY);
  } catch (error) {
    logFailure('What is not saved yet could not be kept for a reload.', error);
  }
}

export function readUnsent(): Change[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Change[];
  } catch (error) {
    logFailure('What was not saved before the reload could not be read.', error);
    return [];
  }
}
