import { createHash } from 'node:crypto';

export interface SentFile {
  fileName: string;
  content: Buffer;
}

/** Sorted by key. */
export const sortedEntries = (fields: object) =>
  Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)) as [string, unknown][];

/** Equal for bodies that differ only in the order of their keys. */
export function bodyHash(kind: string, fields: object, file?: SentFile): Buffer {
  const hash = createHash('sha256').update(JSON.stringify([kind, sortedEntries(fields), file?.fileName ?? null]));
  return (file ? hash.update(file.content) : hash).digest();
}
