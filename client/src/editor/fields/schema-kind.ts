import type { z } from 'zod';
import { definitionOf, metaOf, unwrapped, variantsOf } from '#shared/content/fields/schema-walk';

export type Kind = 'text' | 'number' | 'switch' | 'choice' | 'choices' | 'picture' | 'list' | 'group';

/** By schema type. */
const KINDS: Record<string, Kind> = {
  string: 'text',
  union: 'text',
  number: 'number',
  boolean: 'switch',
  enum: 'choice',
  array: 'list',
  object: 'group',
};

/** The kind of control for a value. */
export function kindOf(schema: z.ZodType): Kind {
  const { type, element } = definitionOf(unwrapped(schema));
  if (metaOf(schema)?.control === 'picture') return 'picture';
  if (variantsOf(schema)) return 'group';
  if (element && definitionOf(element).type === 'enum') return 'choices';
  return KINDS[type] ?? 'text';
}

export const isNullable = (schema: z.ZodType): boolean => {
  const { type, innerType } = definitionOf(schema);
  return type === 'nullable' || (type === 'optional' && innerType !== undefined && isNullable(innerType));
};

export const titleOf = (schema: z.ZodType): string => metaOf(schema)?.title ?? '';

/** The fields of an object, except hidden ones. */
export function fieldsOf(schema: z.ZodType): [string, z.ZodType][] {
  const { shape } = definitionOf(unwrapped(schema));
  return Object.entries(shape ?? {}).filter(([, field]) => !metaOf(field)?.hidden);
}

export const elementOf = (schema: z.ZodType): z.ZodType => definitionOf(unwrapped(schema)).element!;

/** The maximum number of characters of a text, or of entries of a list. */
export const mostOf = (schema: z.ZodType): number | undefined =>
  definitionOf(unwrapped(schema))
    .checks?.map(({ _zod }) => _zod.def)
    .find(({ check }) => check === 'max_length')?.maximum;

/** The values of an enum, or of a list of enums. */
export function choicesOf(schema: z.ZodType): string[] {
  const { entries, element } = definitionOf(unwrapped(schema));
  return entries ? Object.values(entries) : element ? choicesOf(element) : [];
}
