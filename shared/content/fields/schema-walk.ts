import type { z } from 'zod';
import { isEntryStep, type Step } from '../entries.ts';
import { isObject } from '../deep-equal.ts';
import { type DocumentName, DOCUMENTS, type Place } from '../documents.ts';
import type { FieldMeta } from './fields.ts';

interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  options?: z.ZodType[];
  /** Of a union of objects: the field that tells them apart. */
  discriminator?: string;
  /** Of a literal. */
  values?: unknown[];
  innerType?: z.ZodType;
  entries?: Record<string, string>;
  checks?: { _zod: { def: { check: string; maximum?: number } } }[];
}

/** The definition inside a zod schema. */
export const definitionOf = (schema: z.ZodType) => (schema as unknown as { def: Definition }).def;

/** Title, hint and control of a field. The field's own metadata goes before that inside `nullable`, `optional` and `or`. */
export function metaOf(schema: z.ZodType): FieldMeta | undefined {
  const own = schema.meta() as FieldMeta | undefined;
  const { innerType, options } = definitionOf(schema);
  const inner = innerType ?? options?.[0];
  const wrapped = inner && metaOf(inner);
  return own || wrapped ? ({ ...wrapped, ...own } as FieldMeta) : undefined;
}

/** The schema inside `nullable` and `optional`. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  const { innerType } = definitionOf(schema);
  return innerType ? unwrapped(innerType) : schema;
}

const kindOf = (schema: z.ZodType, discriminator: string) => {
  const { [discriminator]: kind } = definitionOf(schema).shape ?? {};
  return kind && definitionOf(kind).values?.[0];
};

/** The members of a discriminated union. */
export function variantsOf(schema: z.ZodType): z.ZodType[] | undefined {
  const { options, discriminator } = definitionOf(unwrapped(schema));
  return discriminator === undefined ? undefined : options;
}

/** The schema inside `nullable` and `optional`; of such a union, the object of the value's kind. */
export function schemaOf(schema: z.ZodType, value: unknown): z.ZodType {
  const inner = unwrapped(schema);
  const { options = [], discriminator } = definitionOf(inner);
  if (discriminator === undefined) return inner;
  const kind = isObject(value) ? value[discriminator] : undefined;
  return options.find((option) => kindOf(option, discriminator) === kind) ?? options[0];
}

/** The schema at a place of a document; undefined if the document can have nothing there. */
export function schemaAt(document: DocumentName, path: Place): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>(
    (schema, step) => schema && partOf(unwrapped(schema), step),
    DOCUMENTS[document] as z.ZodType,
  );
}

function partOf(schema: z.ZodType, step: Step): z.ZodType | undefined {
  const { shape, element } = definitionOf(schema);
  const variants = variantsOf(schema);
  if (variants) return variants.map((variant) => partOf(variant, step)).find(Boolean);
  if (typeof step === 'number' || (element && isEntryStep(step))) return element;
  return shape && Object.hasOwn(shape, step) ? shape[step] : undefined;
}
