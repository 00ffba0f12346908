import { createHash } from 'node:crypto';

export interface SentFile {
  fileName: string;
  content: Buffer;
}

/** The same for two bodies that ask for the same, whatever the order of their keys. */
export function bodyHash(kind: string, fields: object, file?: SentFile): Buffer {
  const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  const hash = createHash('sha256').update(JSON.stringify([kind, sorted, file?.fileName ?? null]));
  return (file ? hash.update(file.content) : hash).digest();
}
