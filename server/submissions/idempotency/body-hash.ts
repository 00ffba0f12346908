import { createHash } from 'node:crypto';

export interface SentFile {
  fileName: string;
  content: Buffer;
}

/** In the order of their names, whatever the order they came in. */
export const sortedEntries = (fields: object) =>
  Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)) as [string, unknown][];

/** The same for two bodies that ask for the same, whatever the order of their keys. */
export function bodyHash(kind: string, fields: object, file?: SentFile): Buffer {
  const hash = createHash('sha256').update(JSON.stringify([kind, sortedEntries(fields), file?.fileName ?? null]));
  return (file ? hash.update(file.content) : hash).digest();
}
