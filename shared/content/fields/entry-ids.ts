import type { z } from 'zod';
import { isObject } from '../deep-equal.ts';
import { definitionOf, schemaOf, unwrapped, variantsOf } from './schema-walk.ts';

/** Adds missing ids to a value; returns the value itself if none are missing. */
type Fill = (value: unknown) => unknown;

/** By schema; null if nothing in it gets ids. */
const known = new WeakMap<z.ZodType, Fill | null>();

function fillOf(schema: z.ZodType): Fill | null {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const { element, shape } = definitionOf(unwrapped(schema));
  const variants = variantsOf(schema);
  const fill = variants
    ? variantFill(schema, variants)
    : element
      ? listFill(element)
      : shape
        ? objectFill(shape)
        : null;
  known.set(schema, fill);
  return fill;
}

function objectFill(shape: Record<string, z.ZodType>): Fill | null {
  const parts = Object.entries(shape).flatMap(([key, part]) => {
    const fill = fillOf(part);
    return fill ? [{ key, fill }] : [];
  });
  if (parts.length === 0) return null;
  return (value) => {
    if (!isObject(value)) return value;
    const changed = parts
      .map(({ key, fill }) => [key, fill(value[key])])
      .filter(([key, part]) => value[String(key)] !== part);
    return changed.length > 0 ? { ...value, ...(Object.fromEntries(changed) as object) } : value;
  };
}

function variantFill(schema: z.ZodType, variants: z.ZodType[]): Fill | null {
  if (variants.every((variant) => fillOf(variant) === null)) return null;
  return (value) => fillOf(schemaOf(schema, value))?.(value) ?? value;
}

/** Whether entries get their ids here: those named in addresses or by visitors have required ids. */
const isIdentified = (element: z.ZodType): boolean => {
  const { id } = definitionOf(schemaOf(element, undefined)).shape ?? {};
  return id !== undefined && definitionOf(id).type === 'optional';
};

function listFill(element: z.ZodType): Fill | null {
  const inner = fillOf(element);
  const identified = isIdentified(element) ? withIds : undefined;
  if (!inner && !identified) return null;
  return (value) => {
    if (!Array.isArray(value)) return value;
    const before: unknown[] = value;
    const entries = inner ? before.map(inner) : before;
    const all = identified?.(entries) ?? entries;
    return all.some((entry, index) => entry !== before[index]) ? all : before;
  };
}

const sorted = (_key: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value;

const FNV = { offset: 0x811c9dc5, prime: 0x01000193 };
const BASE = 36;

/** The same for the same texts, in whatever order PostgreSQL returns their keys. */
function hashOf(entry: object): string {
  let hash = FNV.offset;
  for (const letter of JSON.stringify(entry, sorted)) hash = Math.imul(hash ^ letter.codePointAt(0)!, FNV.prime);
  return (hash >>> 0).toString(BASE);
}

/**
 * Gives an id to each entry without one, or with that of an earlier entry. A document that was stored without ids gets the same ones at
 * every reading.
 */
function withIds(entries: unknown[]): unknown[] {
  const taken = new Set(entries.map((entry) => isObject(entry) && entry.id));
  const seen = new Set<unknown>();
  const copies = new Map<string, number>();
  const newId = (entry: object): string => {
    const hash = hashOf(entry);
    for (let copy = copies.get(hash) ?? 1; ; copy++) {
      const id = copy === 1 ? `e_${hash}` : `e_${hash}_${copy}`;
      copies.set(hash, copy + 1);
      if (!taken.has(id)) return id;
    }
  };
  return entries.map((entry) => {
    if (!isObject(entry)) return entry;
    const { id, ...words } = entry;
    if (id !== undefined && !seen.has(id)) {
      seen.add(id);
      return entry;
    }
    return { id: newId(words), ...words };
  });
}

/** A document, or a part of one, in which every entry has its id. */
export const withEntryIds = <Value>(schema: z.ZodType, value: Value): Value =>
  (fillOf(schema)?.(value) ?? value) as Value;
