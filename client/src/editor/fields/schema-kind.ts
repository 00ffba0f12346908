import type { z } from 'zod';
import { namedBy } from '#shared/content/entries';
import { definitionOf, metaOf, schemaAt, unwrapped, variantsOf } from '#shared/content/fields/schema-walk';
import { isObject } from '#shared/content/deep-equal';
import { nameIn } from '#shared/content/summary';
import { capitalized } from '#shared/text/capitalized';
import { type Spot, valueAt } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';

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

/** The name of an entry, or the value in its step if the entry is gone or has no name. */
function entryName(spot: Spot, value: string): string {
  const entry = valueAt(useDrafts.getState().content, spot);
  const name = isObject(entry) ? nameIn(entry) : undefined;
  return typeof name === 'string' && name ? name : value;
}

/** The titles along a content path: `Services › Estimate › Facts › Fact 4 › Value`. */
export function trailOf({ document, path }: Spot): string {
  const metaAt = (length: number) => {
    const schema = schemaAt(document, path.slice(0, length));
    return schema && metaOf(schema);
  };
  const steps = path.map((step, at) => {
    const spot = { document, path: path.slice(0, at + 1) };
    const named = namedBy(step);
    if (named) return entryName(spot, named.value);
    if (typeof step !== 'number') return metaAt(at + 1)?.title ?? '';
    return entryName(spot, capitalized(`${metaAt(at)?.entry ?? 'entry'} ${step + 1}`));
  });
  const titles = [metaAt(0)?.title ?? document, ...steps].filter(Boolean);
  return titles.filter((title, at) => title !== titles[at - 1]).join(' › ');
}
