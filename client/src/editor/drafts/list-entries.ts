import { deepEqual } from '#shared/content/deep-equal';
import { named, type Spot, valueAt } from './change.ts';
import { useDrafts } from './drafts-store.ts';
import { areNamed, type Entry } from './list-changes.ts';
import { add, change, changeList } from './saving/saving.ts';
import { asOneStep } from './undo.ts';

const entriesOf = (list: Spot): readonly unknown[] => {
  const entries = valueAt(useDrafts.getState().content, list);
  return Array.isArray(entries) ? (entries as unknown[]) : [];
};

const entryAt = ({ document, path }: Spot, index: number): Spot => ({ document, path: [...path, index] });

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

export function appendEntry(list: Spot, entry: unknown): void {
  const entries = valueAt(useDrafts.getState().content, list);
  if (Array.isArray(entries)) putIn(list, entries.length, entry);
  else change(list, [entry]); // an optional list that is absent
}

export function moveEntry(list: Spot, from: number, to: number): void {
  const entries = entriesOf(list);
  const moved = entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]);
  if (areNamed(list, moved)) return changeList(list, moved);
  asOneStep(() => {
    takeOut(list, from);
    putIn(list, to, entries[from]);
  });
}

const idOf = (entry: unknown) => (entry as Partial<Entry> | null | undefined)?.id;

/** Matches entries with the same id or, if it has none, with equal content. */
const like = (entry: unknown) => (other: unknown) =>
  idOf(entry) === undefined ? deepEqual(entry, other) : idOf(entry) === idOf(other);

/** The index at which to put an entry back: next to its former neighbours, if they are still there. */
function placeIn(now: readonly unknown[], before: readonly unknown[], index: number): number {
  const [isPrevious, isNext] = [like(before[index - 1]), like(before[index + 1])];
  if (index > 0 ? isPrevious(now[index - 1]) : isNext(now[0])) return index;
  const previous = index > 0 ? now.findLastIndex(isPrevious) : -1;
  const next = index + 1 < before.length ? now.findIndex(isNext) : -1;
  if (previous >= 0) return previous + 1;
  return next >= 0 ? next : Math.min(index, now.length);
}

/** @returns false if the list is gone or the entry is still in it */
function putBack(list: Spot, before: readonly unknown[], index: number): boolean {
  const now = valueAt(useDrafts.getState().content, list);
  const isIt = like(before[index]);
  if (!Array.isArray(now) || now.filter(isIt).length >= before.filter(isIt).length) return false;
  putIn(list, placeIn(now, before, index), before[index]);
  return true;
}

/** Removes an entry. @returns a function that puts it back and reports whether it did */
export function removeEntry(list: Spot, index: number): () => boolean {
  const { content } = useDrafts.getState();
  const spot = content ? named(content, list) : list;
  const before = entriesOf(spot);
  takeOut(spot, index);
  return () => putBack(spot, before, index);
}
