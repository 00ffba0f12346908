import type { z } from 'zod';
import { isObject } from '#shared/content/deep-equal';
import { metaOf, unwrapped } from '#shared/content/fields/schema-walk';
import { definitionOf } from '#shared/content/fields/schema-walk';
import { newUuid } from '../drafts/uuid.ts';
import { choicesOf, isNullable, kindOf } from './schema-kind.ts';

const ID_DIGITS = 8;

/** A random text or the next number, depending on the schema. */
function newId(schema: z.ZodType, siblings: unknown[]): string | number {
  const digits = newUuid().slice(0, ID_DIGITS);
  if (definitionOf(schema).type === 'optional') return `e_${digits}`;
  if (kindOf(schema) === 'text') return `n-${digits}`;
  const ids = siblings.map((one) => (isObject(one) ? Number(one.id) : 0));
  return Math.max(0, ...ids) + 1;
}

function blankObject(schema: z.ZodType, siblings: unknown[]): object {
  const { shape = {} } = definitionOf(unwrapped(schema));
  const isId = (key: string, field: z.ZodType) => key === 'id' && metaOf(field)?.hidden === true;
  const needed = Object.entries(shape).filter(
    ([key, field]) => isId(key, field) || definitionOf(field).type !== 'optional',
  );
  return Object.fromEntries(
    needed.map(([key, field]) => [key, isId(key, field) ? newId(field, siblings) : blankOf(field, siblings)]),
  );
}

/** The initial value of a new entry. @param siblings the entries whose ids it must not repeat */
export function blankOf(schema: z.ZodType, siblings: unknown[] = []): unknown {
  if (isNullable(schema)) return null;
  const { values } = definitionOf(schema);
  if (values) return values[0];
  const kind = kindOf(schema);
  if (kind === 'picture' || kind === 'group') return blankObject(schema, siblings);
  const [choice] = choicesOf(schema);
  return { text: '', number: 0, switch: false, choice, choices: [], list: [] }[kind];
}
