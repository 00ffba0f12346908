import { ERRORS } from '#shared/error-messages';
import { Problem } from '../errors/problem.ts';
import type { JsonLimits } from './decorators/json-body.decorators.ts';

const [QUOTE, BACKSLASH, COMMA, SPACE] = [0x22, 0x5c, 0x2c, 0x20];

const isOpening = (byte: number) => byte === 0x5b || byte === 0x7b;
const isClosing = (byte: number) => byte === 0x5d || byte === 0x7d;

/** Index of the quote that closes a string, or past the last byte if there is none. */
function endOfText(bytes: Uint8Array, start: number): number {
  let index = start + 1;
  while (index < bytes.length && bytes[index] !== QUOTE) index += bytes[index] === BACKSLASH ? 2 : 1;
  return index;
}

/**
 * Counts levels and entries of JSON in its bytes, because a few megabytes may become a gigabyte when parsed. Does not
 * validate the JSON.
 * @throws Problem 400
 */
export function checkJsonBytes(bytes: Uint8Array, { depth, entries }: Pick<JsonLimits, 'depth' | 'entries'>): void {
  let [level, count, isOpened] = [0, 0, false];
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index];
    if (byte <= SPACE) continue;
    // the first entry of a list has no comma before it
    if (byte === COMMA || (isOpened && !isClosing(byte))) count += 1;
    isOpened = isOpening(byte);
    if (isOpened) level += 1;
    if (isClosing(byte)) level -= 1;
    if (level > depth) throw new Problem(400, ERRORS.tooDeep);
    if (count > entries) throw new Problem(400, ERRORS.tooManyFields);
    if (byte === QUOTE) index = endOfText(bytes, index);
  }
}
