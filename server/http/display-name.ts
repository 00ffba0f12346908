import { parse } from 'node:path';
import { LIMITS } from '#shared/limits';

/** What is kept of the name that a visitor's device sent: no path, no control characters, not too long. */
export function displayName(fileName: string): string {
  const { name, ext } = parse(fileName.replace(/^.*[\\/]/s, '').replace(/\p{C}/gu, ''));
  // by code points, as PostgreSQL counts, so that no character is cut in two
  return [...name].slice(0, LIMITS.fileName - ext.length).join('') + ext;
}
