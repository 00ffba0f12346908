import { same } from '#shared/content/same';
import { named, type Spot, valueAt } from './change.ts';
import { useDrafts } from './drafts-store.ts';
import type { Entry } from './list-changes.ts';
import { change, changeList } from './saving.ts';

const idOf = (entry: unknown) => (entry as Partial<Entry> | null | undefined)?.id;

/** Entries with ids are saved by their ids; others by the list that they make. */
function setEntries(spot: Spot, entries: readonly unknown[]): void {
  if (entries.every((entry) => idOf(entry) !== undefined)) changeList(spot, entries as Entry[]);
  else change(spot, entries);
}

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
function putBack(spot: Spot, before: readonly unknown[], index: number): boolean {
  const now = valueAt(useDrafts.getState().content, spot);
  const isIt = like(before[index]);
  if (!Array.isArray(now) || now.filter(isIt).length >= before.filter(isIt).length) return false;
  setEntries(spot, now.toSpliced(placeIn(now, before, index), 0, before[index]));
  return true;
}

/** Takes an entry out of a list. @returns what puts it back and says whether it did */
export function removeEntry(list: Spot, index: number): () => boolean {
  const { content } = useDrafts.getState();
  const spot = content ? named(content, list) : list;
  const before = valueAt(content, spot) as unknown[];
  setEntries(spot, before.toSpliced(index, 1));
  return () => putBack(spot, before, index);
}
