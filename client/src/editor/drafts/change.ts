import type { ContentChange } from '#shared/content/contract';
import { type Content, DOCUMENT_NAMES, type DocumentName, type Place } from '#shared/content/documents';
import { schemaAt } from '#shared/content/documents/schema-walk';
import {
  byId,
  byName,
  type EntryChange,
  indexOfStep,
  isEntryStep,
  keyOfStep,
  putEntry,
  type Step,
} from '#shared/content/entries';
import { isObject } from '#shared/content/same';

/** A change that is not saved yet. */
export interface Change extends ContentChange {
  document: DocumentName;
  /** The key of the save with which it was sent: no answer says yet whether it is on the server. */
  save?: string;
}

/** A change that was not saved because somebody else has changed the same place. */
export interface Conflict extends Change {
  theirs?: unknown;
  /** Who wrote that, and when; unknown when it was not a draft. */
  by?: string;
  at?: string;
  /** The sentence of the server that refused it. */
  refusal?: string;
}

/** A place of the content, whatever stands there. */
export interface Spot {
  document: DocumentName;
  path: Place;
}

export const spotKey = ({ document, path }: Spot): string => [document, ...path].join('.');

/** Whether it puts an entry at another place of its list, and leaves it as it is. */
export const isMove = ({ value, after }: Change): boolean => value === undefined && after !== undefined;

/** An entry may be moved and changed: these are two conflicts of one place. */
export const conflictKey = (conflict: Conflict): string => `${spotKey(conflict)}${isMove(conflict) ? ' moved' : ''}`;

const isName = (text: string): text is DocumentName => (DOCUMENT_NAMES as string[]).includes(text);

/** The place of a key; undefined where content can have nothing. */
export function spotOf(key: string): Spot | undefined {
  const [document, ...steps] = key.split('.');
  if (!isName(document) || steps.length === 0) return undefined;
  const path = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return schemaAt(document, path) && { document, path };
}

type Container = Record<Step, unknown>;

const entered = (value: unknown, step: Step): unknown =>
  isObject(value) || Array.isArray(value) ? (value as Container)[keyOfStep(value, step)] : undefined;

export const inside = (body: unknown, path: Place): unknown => path.reduce<unknown>(entered, body);

export const valueAt = (content: Content | undefined, { document, path }: Spot): unknown =>
  inside(content?.[document], path);

function listWith(list: readonly unknown[], step: Step, { value, after }: EntryChange): unknown[] {
  const copy = [...list];
  if (isEntryStep(step)) putEntry(copy, indexOfStep(list, step), { value, after });
  else if (value === undefined) copy.splice(Number(step), 1);
  else copy[Number(step)] = value;
  return copy;
}

/** A copy in which another value stands at a place; undefined removes it. What did not change is shared. */
export function withValue<Body>(body: Body, path: Place, value: unknown, after?: string | null): Body {
  if (path.length === 0) return value as Body;
  const [step, ...rest] = path;
  // somebody has removed the entry that it stands in
  if (Array.isArray(body) && rest.length > 0 && entered(body, step) === undefined) return body;
  const next = rest.length > 0 ? withValue(entered(body, step), rest, value, after) : value;
  if (Array.isArray(body))
    return listWith(body, step, { value: next, after: rest.length > 0 ? undefined : after }) as Body;
  const { [step]: _gone, ...others } = body as Container;
  return (next === undefined ? others : { ...(body as Container), [step]: next }) as Body;
}

export const changed = (content: Content, { document, path, value, after }: Change): Content => ({
  ...content,
  [document]: withValue(content[document], path, value, after),
});

/** Names an entry by what stays with it when others are added or moved, where it has that. */
export function stepOf(list: Step, entry: unknown, index: number): Step {
  const { id, name } = (isObject(entry) ? entry : {}) as { id?: string | number; name?: string };
  if (id !== undefined) return byId(id);
  return list === 'periods' && name !== undefined ? byName(name) : index;
}

/** The same place with the names of its entries: it stays right when others are added, removed or moved. */
export function named(content: Content, { document, path }: Spot): Spot {
  let [value, list]: [unknown, Step] = [content[document], document];
  const steps = path.map((step) => {
    const entry = entered(value, step);
    const name = Array.isArray(value) && typeof step === 'number' ? stepOf(list, entry, step) : step;
    [value, list] = [entry, step];
    return name;
  });
  return { document, path: steps };
}

/** The same place with the numbers of its entries, as problems are told with. */
export function numbered(content: Content, { document, path }: Spot): Spot {
  let value: unknown = content[document];
  const steps = path.map((step) => {
    const key = keyOfStep(value, step);
    value = entered(value, step);
    return key;
  });
  return { document, path: steps };
}
