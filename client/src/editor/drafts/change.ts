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
  putSeen,
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
  /** Of an entry that has nothing but a number: the list in which it was seen. */
  list?: readonly unknown[];
  /** What it stood in and somebody has removed, with what was typed there. */
  removed?: Spot & { value: unknown };
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

/** What becomes of a place: where it is an entry without a name, `before` is what it was seen as. */
type Put = EntryChange & Pick<ContentChange, 'before'>;

function listWith(list: readonly unknown[], step: Step, put: Put): unknown[] {
  const copy = [...list];
  if (isEntryStep(step)) putEntry(copy, indexOfStep(list, step), put);
  else putSeen(copy, Number(step), put);
  return copy;
}

function withInner(body: unknown, step: Step, change: (inner: unknown) => unknown): unknown {
  if (!Array.isArray(body)) return { ...(body as Container), [step]: change(entered(body, step)) };
  const index = Number(keyOfStep(body, step));
  // somebody has removed the entry that it stands in
  return index in body ? body.with(index, change(body[index])) : body;
}

/** A copy in which another value stands at a place; undefined removes it. What did not change is shared. */
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

/** Names an entry by what stays with it when others are added or moved, where it has that. */
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

/** The same place with other steps to the entries of its lists. */
function restepped(content: Content, { document, path }: Spot, stepTo: (entering: Entering) => Step): Spot {
  let [value, list]: [unknown, Step] = [content[document], document];
  const steps = path.map((step) => {
    const index = keyOfStep(value, step);
    const isThere = Array.isArray(value) && Number(index) in value;
    const other = isThere ? stepTo({ entries: value as unknown[], list, index: Number(index) }) : step;
    [value, list] = [entered(value, step), step];
    return other;
  });
  return { document, path: steps };
}

/** The same place with the names of its entries: it stays right when others are added, removed or moved. */
export const named = (content: Content, spot: Spot): Spot =>
  restepped(content, spot, ({ entries, list, index }) => {
    const step = stepOf(list, entries[index], index);
    // two periods have one name while it is typed
    return indexOfStep(entries, step) === index ? step : index;
  });

/** The same place as the forms name it: an entry by its id, which no field changes, or by its number. */
export const keyed = (content: Content, spot: Spot): Spot =>
  restepped(content, spot, ({ entries, index }) => stepOf('', entries[index], index));

/** The same place with the numbers of its entries, as problems are told with. */
export const numbered = (content: Content, spot: Spot): Spot => restepped(content, spot, ({ index }) => index);

/** Whether a place is an entry that has nothing but a number. */
export const isNumbered = ({ path }: Pick<Spot, 'path'>): boolean => typeof path.at(-1) === 'number';

/** The list or the object that a place is in. */
export const around = ({ document, path }: Spot): Spot => ({ document, path: path.slice(0, -1) });
