import type { z } from 'zod';
import { isObject } from '../deep-equal.ts';
import { definitionOf, schemaOf } from './schema-walk.ts';

type Left = number;

const isFilledList = (value: unknown) => Array.isArray(value) && value.length > 0;

/** Returns how many more problems are allowed after this value. */
function leftAfter(schema: z.ZodType, value: unknown, left: Left): Left {
  if (left < 0) return left;
  const { element, shape } = definitionOf(schemaOf(schema, value));
  if (element && Array.isArray(value)) return eachLeft(value, left, (entry, rest) => leftAfter(element, entry, rest));
  if (!shape || !isObject(value) || !Object.values(value).some(isFilledList))
    return left - (schema.safeParse(value).error?.issues.length ?? 0);
  return eachLeft(Object.entries(shape), left, ([key, part], rest) => leftAfter(part, value[key], rest));
}

function eachLeft<Entry>(entries: readonly Entry[], left: Left, after: (entry: Entry, left: Left) => Left): Left {
  let rest = left;
  for (const entry of entries) {
    if (rest < 0) break;
    rest = after(entry, rest);
  }
  return rest;
}

/**
 * Whether the entries of a value's lists have more than `most` problems. The schema would describe each of a million; this stops at the
 * first one too many.
 */
export const hasMoreProblems = (schema: z.ZodType, value: unknown, most: number): boolean =>
  leftAfter(schema, value, most) < 0;
