import type { DocumentName } from '#shared/content/documents';
import { placedAt } from '#shared/content/places';
import { stepOf } from '../drafts/change.ts';

/** What was placed before, so that a change costs no more than what it has changed. */
const known = new WeakMap<object, { place: string; copy: object }>();

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

function copied(value: object, place: string, key: string): object {
  if (Array.isArray(value)) return value.map((entry, index) => placed(entry, `${place}.${stepOf(key, entry, index)}`));
  const copy = placedAt(value as Record<string, unknown>, place);
  for (const [name, part] of Object.entries(value)) {
    if (isRecord(part)) copy[name] = placed(part, `${place}.${name}`, name);
  }
  return copy;
}

function placed(value: unknown, place: string, key = ''): unknown {
  if (!isRecord(value)) return value;
  const before = known.get(value);
  if (before?.place === place) return before.copy;
  const copy = copied(value, place, key);
  known.set(value, { place, copy });
  return copy;
}

/** A copy of a document whose records know where they stand. */
export const withPlaces = <Body>(document: DocumentName, body: Body): Body => placed(body, document) as Body;
