import { same } from '#shared/content/same';
import { named, type Spot, stepOf, valueAt } from './change.ts';
import { useDrafts } from './drafts-store.ts';
import type { Entry } from './list-changes.ts';
import { add, change, changeList } from './saving.ts';

const entriesOf = (list: Spot): readonly unknown[] => {
  const entries = valueAt(useDrafts.getState().content, list);
  return Array.isArray(entries) ? (entries as unknown[]) : [];
};

const entryAt = ({ document, path }: Spot, index: number): Spot => ({ document, path: [...path, index] });

/** Whether each entry has a name of its own. */
function areNamed({ path }: Spot, entries: readonly unknown[]): entries is readonly Entry[] {
  const steps = entries.map((entry, index) => stepOf(path.at(-1) ?? '', entry, index));
  return steps.every((step) => typeof step === 'string') && new Set(steps).size === steps.length;
}

function takeOut(list: Spot, index: number): void {
  const entries = entriesOf(list);
  const left = entries.toSpliced(index, 1);
  if (areNamed(list, entries) && areNamed(list, left)) changeList(list, left);
  else change(entryAt(list, index), undefined);
}

function putIn(list: Spot, index: number, entry: unknown): void {
  const entries = entriesOf(list).toSpliced(index, 0, entry);
  if (areNamed(list, entries)) changeList(list, entries);
  else add(list, index, entry);
}

/** Adds an entry at the end of a list. */
export function appendEntry(list: Spot, entry: unknown): void {
  const entries = valueAt(useDrafts.getState().content, list);
  if (Array.isArray(entries)) putIn(list, entries.length, entry);
  else change(list, [entry]); // a list that need not be there
}

/** Moves an entry of a list to another place in it. */
export function moveEntry(list: Spot, from: number, to: number): void {
  const entries = entriesOf(list);
  const moved = entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]);
  if (areNamed(list, moved)) return changeList(list, moved);
  takeOut(list, from);
  putIn(list, to, entries[from]);
}

const idOf = (entry: unknown) => (entry as Partial<Entry> | null | undefined)?.id;

/** Tells whether an entry is this one: of the same id, or where it has none, of the same words. */
const like = (entry: unknown) => (other: unknown) =>
  idOf(entry) === undefined ? same(entry, other) : idOf(entry) === idOf(other);

/** Where an entry goes back to: beside those that it stood beside. */
function placeIn(now: readonly unknown[], before: readonly unknown[], index: number): number {
  const [isPrevious, isNext] = [like(before[index - 1]), like(before[index + 1])];
  if (index > 0 ? isPrevious(now[index - 1]) : isNext(now[0])) return index;
  const previous = index > 0 ? now.findLastIndex(isPrevious) : -1;
  const next = index + 1 < before.length ? now.findIndex(isNext) : -1;
  if (previous >= 0) return previous + 1;
  return next >= 0 ? next : Math.min(index, now.length);
}

/** @returns false where the list is gone, or the entry is still in it */
function putBack(list: Spot, before: readonly unknown[], index: number): boolean {
  const now = valueAt(useDrafts.getState().content, list);
  const isIt = like(before[index]);
  if (!Array.isArray(now) || now.filter(isIt).length >= before.filter(isIt).length) return false;
  putIn(list, placeIn(now, before, index), before[index]);
  return true;
}

/** Takes an entry out of a list. @returns what puts it back and says whether it did */
export function removeEntry(list: Spot, index: number): () => boolean {
  const { content } = useDrafts.getState();
  const spot = content ? named(content, list) : list;
  const before = entriesOf(spot);
  takeOut(spot, index);
  return () => putBack(spot, before, index);
}
