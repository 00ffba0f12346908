import { createHash, randomUUID } from 'node:crypto';

const VERSION = { byte: 6, keep: 0x0f, set: 0x80 };
const VARIANT = { byte: 8, keep: 0x3f, set: 0x80 };
const BYTES = 16;
const GROUPS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/**
 * The id of the reply to a submission. Derived from the idempotency key, so that a repeated call yields the same id
 * (UUID version 8, RFC 9562); random without a key.
 */
export function replyId(submissionId: string, key?: string): string {
  if (key === undefined) return randomUUID();
  const bytes = createHash('sha256').update(`${submissionId} ${key}`).digest().subarray(0, BYTES);
  for (const { byte, keep, set } of [VERSION, VARIANT]) bytes[byte] = (bytes[byte] & keep) | set;
  return bytes.toString('hex').replace(GROUPS, '$1-$2-$3-$4-$5');
}
