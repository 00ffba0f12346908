import { randomInt } from 'node:crypto';

/** Crockford's base 32, without I, L, O and U, which are easily confused on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** For example `Q-7F3K9D`, one of a thousand million. It may exist already, so the caller must handle that. */
export function makeReference(prefix: 'Q' | 'A' | 'I'): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${prefix}-${characters.join('')}`;
}
