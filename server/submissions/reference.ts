import { randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that a reference survives being read out on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** For example `Q-7F3K9D`; one of a thousand million, so the caller has to be ready for a repeated one. */
export function makeReference(prefix: 'Q' | 'A' | 'I'): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${prefix}-${characters.join('')}`;
}
