import type { DocumentName } from './documents.ts';
import { byId, byName, type Step } from './entries.ts';

/**
 * Where in the content a record stands, for the editor's pages alone. A symbol goes along with copies of the record, and
 * into no JSON.
 */
const PLACE = Symbol('place');

interface Placed {
  [PLACE]?: string;
}

/** To be spread into a record that is made of another one: what it shows is edited there. */
export const placeOf = (record: object): object => {
  const place = (record as Placed)[PLACE];
  return place === undefined ? {} : { [PLACE]: place };
};

/** The attribute of an element that shows a field of a record, or the record itself. Visitors' pages have none. */
export function edit(record: object, ...steps: Step[]): { 'data-edit'?: string } {
  const place = (record as Placed)[PLACE];
  return place === undefined ? {} : { 'data-edit': [place, ...steps].join('.') };
}

const isEntry = (value: unknown): value is { id?: string | number; name?: string } =>
  typeof value === 'object' && value !== null;

/** Names an entry by what stays with it when others are added or moved. */
function stepOf(list: string, entry: unknown, index: number): Step {
  if (isEntry(entry) && entry.id !== undefined) return byId(entry.id);
  return isEntry(entry) && list === 'periods' && entry.name !== undefined ? byName(entry.name) : index;
}

/** What was placed before, so that a change costs no more than what it has changed. */
const known = new WeakMap<object, { place: string; copy: object }>();

function copied(value: object, place: string, key: string): object {
  if (Array.isArray(value)) return value.map((entry, index) => placed(entry, `${place}.${stepOf(key, entry, index)}`));
  const fields = Object.entries(value).map(([name, part]) => [name, placed(part, `${place}.${name}`, name)]);
  return { ...(Object.fromEntries(fields) as object), [PLACE]: place };
}

function placed(value: unknown, place: string, key = ''): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const before = known.get(value);
  if (before?.place === place) return before.copy;
  const copy = copied(value, place, key);
  known.set(value, { place, copy });
  return copy;
}

/** A copy of a document whose records know where they stand. */
export const withPlaces = <Body>(document: DocumentName, body: Body): Body => placed(body, document) as Body;
