import type { ContentChange } from '#shared/content/contract';
import { type Content, DOCUMENT_NAMES, type DocumentName, type Place } from '#shared/content/documents';
import { schemaAt } from '#shared/content/fields/schema-walk';
import {
  byId,
  byName,
  type EntryChange,
  indexOfStep,
  isEntryStep,
  keyOfStep,
  putEntry,
  putSeen,
  type Step,
} from '#shared/content/entries';
import { isObject } from '#shared/content/deep-equal';

/** An unsaved change. */
export interface Change extends ContentChange {
  document: DocumentName;
  /** The key of the save that it was sent with; set until the server has answered. */
  save?: string;
}

/** A change that was not saved, because the server refused it or somebody else has changed the same content path. */
export interface Conflict extends Change {
  theirs?: unknown;
  /** Set until the content that the editor shows has been read again, and so includes `theirs`. */
  isUnseen?: boolean;
  /** Who wrote `theirs`, and when (ISO 8601); unknown unless it is a draft. */
  by?: string;
  at?: string;
  /** The server's message if it refused the change. */
  refusal?: string;
  /** For an entry addressed by index: the list as this editor saw it. */
  list?: readonly unknown[];
  /** The enclosing object or entry that somebody has removed meanwhile, with its last value. */
  removed?: Spot & { value: unknown };
}

/** A content path in a document, whether or not it has a value. */
export interface Spot {
  document: DocumentName;
  path: Place;
}

export const spotKey = ({ document, path }: Spot): string => [document, ...path].join('.');

export const isWithin = (outer: Spot, inner: Spot): boolean => `${spotKey(inner)}.`.startsWith(`${spotKey(outer)}.`);

/** Whether a change only moves an entry within its list. */
export const isMove = ({ value, after }: Change): boolean => value === undefined && after !== undefined;

/** An entry can have two conflicts: one for a move and one for a change. */
export const conflictKey = (conflict: Conflict): string => `${spotKey(conflict)}${isMove(conflict) ? ' moved' : ''}`;

const isName = (text: string): text is DocumentName => (DOCUMENT_NAMES as string[]).includes(text);

/** Parses the key of a content path; undefined if the schema has no such path. */
export function spotOf(key: string): Spot | undefined {
  const [document, ...steps] = key.split('.');
  if (!isName(document) || steps.length === 0) return undefined;
  const path = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return schemaAt(document, path) && { document, path };
}

type Container = Record<Step, unknown>;

const childOf = (value: unknown, step: Step): unknown =>
  isObject(value) || Array.isArray(value) ? (value as Container)[keyOfStep(value, step)] : undefined;

export const inside = (body: unknown, path: Place): unknown => path.reduce<unknown>(childOf, body);

export const valueAt = (content: Content | undefined, { document, path }: Spot): unknown =>
  inside(content?.[document], path);

/** A change at a content path; `before` identifies an entry that has neither id nor name. */
type Put = EntryChange & Pick<ContentChange, 'before'>;

function listWith(list: readonly unknown[], step: Step, put: Put): unknown[] {
  const copy = [...list];
  if (isEntryStep(step)) putEntry(copy, indexOfStep(list, step), put);
  else putSeen(copy, Number(step), put);
  return copy;
}

function withInner(body: unknown, step: Step, change: (inner: unknown) => unknown): unknown {
  if (!Array.isArray(body)) return { ...(body as Container), [step]: change(childOf(body, step)) };
  const index = Number(keyOfStep(body, step));
  // the enclosing entry has been removed meanwhile
  return index in body ? body.with(index, change(body[index])) : body;
}

/** Returns a copy with another value at a path; undefined removes the value. Unchanged parts are shared. */
export function withValue<Body>(body: Body, path: Place, put: Put): Body {
  if (path.length === 0) return put.value as Body;
  const [step, ...rest] = path;
  if (rest.length > 0) return withInner(body, step, (inner) => withValue(inner, rest, put)) as Body;
  if (Array.isArray(body)) return listWith(body, step, put) as Body;
  const { [step]: _gone, ...others } = body as Container;
  return (put.value === undefined ? others : { ...(body as Container), [step]: put.value }) as Body;
}

export const changed = (content: Content, { document, path, ...put }: Omit<Change, 'save'>): Content => ({
  ...content,
  [document]: withValue(content[document], path, put),
});

/** The step to an entry: its id, or a period's name, which stay the same when others are added or moved; else its index. */
export function stepOf(list: Step, entry: unknown, index: number): Step {
  const { id, name } = (isObject(entry) ? entry : {}) as { id?: string | number; name?: string };
  if (id !== undefined) return byId(id);
  return list === 'periods' && name !== undefined ? byName(name) : index;
}

interface Entering {
  entries: readonly unknown[];
  list: Step;
  index: number;
}

/** Replaces the steps into lists. */
function withSteps(content: Content, { document, path }: Spot, stepTo: (entering: Entering) => Step): Spot {
  let [value, list]: [unknown, Step] = [content[document], document];
  const steps = path.map((step) => {
    const index = keyOfStep(value, step);
    const isThere = Array.isArray(value) && Number(index) in value;
    const other = isThere ? stepTo({ entries: value as unknown[], list, index: Number(index) }) : step;
    [value, list] = [childOf(value, step), step];
    return other;
  });
  return { document, path: steps };
}

/** Addresses entries by id or name, so that the path stays valid when others are added, removed or moved. */
export const named = (content: Content, spot: Spot): Spot =>
  withSteps(content, spot, ({ entries, list, index }) => {
    const step = stepOf(list, entries[index], index);
    // while a name is typed, two periods may have the same one
    return indexOfStep(entries, step) === index ? step : index;
  });

/** The path as forms use it: entries by id, which no field changes, or else by index. */
export const keyed = (content: Content, spot: Spot): Spot =>
  withSteps(content, spot, ({ entries, index }) => stepOf('', entries[index], index));

/** Addresses entries by index, as problems do. */
export const numbered = (content: Content, spot: Spot): Spot => withSteps(content, spot, ({ index }) => index);

/** Whether a path ends in an entry addressed by index. */
export const isNumbered = ({ path }: Pick<Spot, 'path'>): boolean => typeof path.at(-1) === 'number';

/** The path of the enclosing list or object. */
export const around = ({ document, path }: Spot): Spot => ({ document, path: path.slice(0, -1) });
