import { ERRORS } from '#shared/error-messages';
import { MESSAGES } from '#shared/messages';
import { Problem } from '../errors/problem.ts';
import type { JsonLimits } from './decorators/json-body.decorators.ts';

/** The sentence about an unknown field, with at most 50 characters of its key, which the client chose. */
export function unknownField(key: string): string {
  return `Unknown field: ${key.slice(0, 50)}.`;
}

function checkText(text: string): void {
  // PostgreSQL refuses NUL, and a lone surrogate would be replaced by another character
  if (text.includes('\0') || !text.isWellFormed()) throw new Problem(400, MESSAGES.fields.badCharacters);
}

/** @returns how many more entries the body may have */
function checkValue(value: unknown, levelsLeft: number, entriesLeft: number): number {
  if (typeof value === 'string') checkText(value);
  if (typeof value !== 'object' || value === null) return entriesLeft;
  if (levelsLeft === 0) throw new Problem(400, ERRORS.tooDeep);
  const entries = Object.entries(value);
  let left = entriesLeft - entries.length;
  if (left < 0) throw new Problem(400, ERRORS.tooManyFields);
  for (const [key, inner] of entries) {
    checkText(key);
    // the validator's whitelist looks keys up through the prototype, so `toString` would pass
    if (key in Object.prototype) throw new Problem(400, [unknownField(key)]);
    left = checkValue(inner, levelsLeft - 1, left);
  }
  return left;
}

/**
 * Refuses bodies that would make the pipes recurse endlessly or run long, or that would be stored differently from what
 * was sent. The pipes' time grows with the square of the number of unknown keys.
 * @throws Problem 400
 */
export function checkPlainInput(body: unknown, { depth, entries }: Pick<JsonLimits, 'depth' | 'entries'>): void {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Problem(400, ERRORS.badJson);
  checkValue(body, depth, entries);
}
