import { deepEqual } from './deep-equal.ts';

/** A step of a path: the name of a field, the index of an entry, or an entry such as `id=17`. */
export type Step = string | number;

/** A step that names a list's entry by one of its fields. Its index changes when somebody adds, removes or moves an entry. */
const NAMED = /^(id|name)=(.+)$/s;

export const isEntryStep = (step: Step): boolean => typeof step === 'string' && NAMED.test(step);

/** An id that only editors use; no service, project or credential has one like it. */
const ENTRY_ID = /^e_[a-z0-9_]{1,20}$/;

export const isEntryId = (id: unknown): boolean => typeof id === 'string' && ENTRY_ID.test(id);

export const byId = (id: string | number): string => `id=${id}`;

export const byName = (name: string): string => `name=${name}`;

/** The field and the value by which a step names its entry. */
export function namedBy(step: Step): { key: string; value: string } | undefined {
  const found = typeof step === 'string' ? NAMED.exec(step) : null;
  return found ? { key: found[1], value: found[2] } : undefined;
}

interface Named {
  id?: unknown;
  name?: unknown;
}

/** The index of a step's entry in a list, or -1. A plain loop, because thousands of changes search lists of thousands. */
export function indexOfStep(list: readonly unknown[], step: Step): number {
  if (typeof step === 'number') return step;
  const named = namedBy(step);
  if (!named) return -1;
  const { key, value } = named;
  const number = Number(value); // an id is a string or a number
  for (let index = 0; index < list.length; index++) {
    const entry = list[index] as Named | null;
    const found = key === 'id' ? entry?.id : entry?.name;
    if (found === value || found === number) return index;
  }
  return -1;
}

/** The key of a list or object that a step means. */
export const keyOfStep = (container: unknown, step: Step): Step =>
  Array.isArray(container) ? indexOfStep(container, step) : step;

function positionOf(list: readonly unknown[], before: number, after: string | null | undefined): number {
  if (after === null) return 0;
  const other = after === undefined ? -1 : indexOfStep(list, after);
  if (other >= 0) return other + 1;
  return before < 0 ? list.length : before;
}

/** A change of an entry that is named by its step. */
export interface EntryChange {
  value?: unknown;
  /** The entry that it follows; null for the first position. Without it, the entry stays in place, and a new one is added last. */
  after?: string | null;
}

/** Adds, replaces, moves or removes the entry at an index (-1 for a new one), in place. With `after` and no value it only moves. */
export function putEntry(list: unknown[], index: number, { value, after }: EntryChange): void {
  const [current] = index < 0 ? [] : list.splice(index, 1);
  const entry = value === undefined && after !== undefined ? current : value;
  if (entry !== undefined) list.splice(positionOf(list, index, after), 0, entry);
}

/** The current index of an entry that was seen at an index: the same, or the only other one with equal content; else -1. */
export function indexSeen(list: readonly unknown[], index: number, seen: unknown): number {
  if (deepEqual(list[index], seen)) return index;
  const equal = [...list.keys()].filter((at) => deepEqual(list[at], seen));
  return equal.length === 1 ? equal[0] : -1;
}

/** A change of an entry without an id: `before` is the entry as it was seen, absent for a new one. */
export interface SeenChange {
  before?: unknown;
  value?: unknown;
}

/** Adds, replaces or removes the entry that was seen at an index, in place. Does nothing if that entry is gone. */
export function putSeen(list: unknown[], index: number, { before, value }: SeenChange): void {
  const isAdded = before === undefined;
  const at = isAdded ? Math.min(index, list.length) : indexSeen(list, index, before);
  if (at >= 0) list.splice(at, isAdded ? 0 : 1, ...(value === undefined ? [] : [value]));
}
