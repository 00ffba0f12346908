import { parse } from 'node:path';
import { LIMITS } from '#shared/limits';

/** A longer suffix is not a file extension. */
const LONGEST_EXTENSION = 20;

/** The name of an uploaded file as it is stored: no path, no control characters, limited length. */
export function displayName(fileName: string): string {
  const shown = fileName.replace(/^.*[\\/]/s, '').replace(/\p{C}/gu, '');
  const { ext } = parse(shown);
  const kept = ext.length > LONGEST_EXTENSION ? '' : ext;
  // by code points, as PostgreSQL counts, so that no character is split
  return [...shown.slice(0, shown.length - kept.length)].slice(0, LIMITS.fileName - kept.length).join('') + kept;
}
