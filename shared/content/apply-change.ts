import { ERRORS } from '../error-messages.ts';
import type { ContentChange, ContentConflict } from './contract.ts';
import type { DocumentName, Place } from './documents.ts';
import { schemaAt } from './fields/schema-walk.ts';
import { indexOfStep, indexSeen, isEntryStep, keyOfStep, putEntry, putSeen, type Step } from './entries.ts';
import { deepEqual } from './deep-equal.ts';

/** A change at a place that the document can never have. */
export class NoSuchPlace extends Error {
  constructor(path: Place) {
    super(ERRORS.content.noSuchPlace(path.join('.')));
  }
}

type Container = Record<Step, unknown>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

const has = (container: unknown, step: Step): container is Container =>
  isContainer(container) && Object.hasOwn(container, step);

/** Whether a step is the index of an entry that has an id or does not exist. Indexes change when others add or remove entries. */
const isNumbered = (step: Step, entry: unknown) =>
  typeof step === 'number' && (entry === undefined || has(entry, 'id'));

/**
 * The container of the last step; undefined if it does not exist.
 *
 * @throws NoSuchPlace for the index of an entry that has an id or does not exist
 */
function containerOf(body: object, path: Place): Container | undefined {
  let container: unknown = body;
  for (const step of path.slice(0, -1)) {
    const key = keyOfStep(container, step);
    const inner = has(container, key) ? container[key] : undefined;
    if (isNumbered(step, inner)) throw new NoSuchPlace(path);
    container = inner;
  }
  return isContainer(container) ? container : undefined;
}

/** Whether the step fits the container. A step that names an entry must match the new value. */
function isPlace(container: Container, step: Step, { value, after }: ContentChange): boolean {
  if (!Array.isArray(container)) return typeof step === 'string' && after === undefined;
  if (typeof step === 'number') return after === undefined;
  return isEntryStep(step) && (value === undefined || indexOfStep([value], step) === 0);
}

/**
 * Applies one change in place. If the editor saw another value, or the container was removed, nothing changes and the conflict is returned.
 *
 * @throws NoSuchPlace if the document can have nothing at that place
 */
export function applyChange(document: DocumentName, body: object, change: ContentChange): ContentConflict | undefined {
  const { path, before, value } = change;
  const step = path.at(-1);
  if (step === undefined || !schemaAt(document, path)) throw new NoSuchPlace(path);
  const container = containerOf(body, path);
  if (!container) return { path };
  if (!isPlace(container, step, change)) throw new NoSuchPlace(path);
  if (Array.isArray(container) && typeof step === 'number') return applySeen(container, step, change);
  const key = keyOfStep(container, step);
  const current = has(container, key) ? container[key] : undefined;
  const isMove = change.after !== undefined && (value === undefined || deepEqual(current, value));
  if (deepEqual(current, value) && !isMove) return undefined;
  if (!isMove && !deepEqual(current, before)) return { path, theirs: current };
  put(container, key, change);
  return undefined;
}

/** Entries that two editors add at the same index are both kept. */
function applySeen(list: unknown[], index: number, change: ContentChange): ContentConflict | undefined {
  const { path, before, value } = change;
  const isKnown = before !== undefined;
  if (isKnown && deepEqual(list[index], value)) return undefined;
  if (isKnown ? indexSeen(list, index, before) < 0 : value === undefined) return { path, theirs: list[index] };
  putSeen(list, index, change);
  return undefined;
}

function put(container: Container, key: Step, { path, value, after }: ContentChange): void {
  if (Array.isArray(container) && isEntryStep(path.at(-1)!)) putEntry(container, Number(key), { value, after });
  else if (value !== undefined) container[key] = value;
  else delete container[key];
}
