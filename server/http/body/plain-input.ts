import { ERRORS } from '#shared/error-messages';
import { MESSAGES } from '#shared/messages';
import { Problem } from '../errors/problem.ts';
import type { JsonLimits } from './json-limits.decorator.ts';

/** What the sentences about unknown fields show of a key that a stranger chose. */
export function unknownField(key: string): string {
  return `Unknown field: ${key.slice(0, 50)}.`;
}

function checkText(text: string): void {
  // a NUL is refused by PostgreSQL, a lone surrogate would silently become another character
  if (text.includes('\0') || !text.isWellFormed()) throw new Problem(400, MESSAGES.fields.badCharacters);
}

/** Gives how many more entries the body may have. */
function checkValue(value: unknown, levelsLeft: number, entriesLeft: number): number {
  if (typeof value === 'string') checkText(value);
  if (typeof value !== 'object' || value === null) return entriesLeft;
  if (levelsLeft === 0) throw new Problem(400, ERRORS.tooDeep);
  const entries = Object.entries(value);
  let left = entriesLeft - entries.length;
  if (left < 0) throw new Problem(400, ERRORS.tooManyFields);
  for (const [key, inner] of entries) {
    checkText(key);
    // `toString` and its like would pass the whitelist, which looks keys up through the prototype
    if (key in Object.prototype) throw new Problem(400, [unknownField(key)]);
    left = checkValue(inner, levelsLeft - 1, left);
  }
  return left;
}

/**
 * Refuses what would make the pipes behind it recurse without end, work for a long time, be misled or store something
 * else than was sent. The time that the pipes take grows with the square of the number of unknown keys.
 * @throws Problem 400
 */
export function checkPlainInput(body: unknown, { depth, entries }: Pick<JsonLimits, 'depth' | 'entries'>): void {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Problem(400, ERRORS.badJson);
  checkValue(body, depth, entries);
}
