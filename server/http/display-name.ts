import { parse } from 'node:path';
import { LIMITS } from '#shared/limits';

/** What follows the last dot of a longer one is not the extension of any type of file. */
const LONGEST_EXTENSION = 20;

/** What is kept of the name that a visitor's device sent: no path, no control characters, not too long. */
export function displayName(fileName: string): string {
  const shown = fileName.replace(/^.*[\\/]/s, '').replace(/\p{C}/gu, '');
  const { ext } = parse(shown);
  const kept = ext.length > LONGEST_EXTENSION ? '' : ext;
  // by code points, as PostgreSQL counts, so that no character is cut in two
  return [...shown.slice(0, shown.length - kept.length)].slice(0, LIMITS.fileName - kept.length).join('') + kept;
}
