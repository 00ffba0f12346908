import type { Content } from '#shared/content/documents';
import { indexSeen, isEntryStep } from '#shared/content/entries';
import { deepEqual } from '#shared/content/deep-equal';
import { around, type Change, type Conflict, isNumbered, type Spot, valueAt } from './change.ts';

const listAt = (content: Content, spot: Spot): unknown[] => {
  const list = valueAt(content, around(spot));
  return Array.isArray(list) ? (list as unknown[]) : [];
};

/** The list as it was before the change, derived from content that includes the change. */
function seenIn(content: Content, change: Change): readonly unknown[] {
  const [list, index] = [listAt(content, change), Number(change.path.at(-1))];
  return list.toSpliced(index, change.value === undefined ? 0 : 1, change.before);
}

/** The current index of an entry, or of its replacement: a new entry after the same predecessor. Undefined if there is none. */
function followed(seen: readonly unknown[], now: readonly unknown[], index: number): number | undefined {
  const there = indexSeen(now, index, seen[index]);
  if (there >= 0) return there;
  const behind = seen.slice(0, index).map((entry, at) => indexSeen(now, at, entry));
  const at = Math.max(-1, ...behind.slice(behind.findLastIndex((place) => place >= 0))) + 1;
  return at < now.length && !seen.some((entry) => deepEqual(entry, now[at])) ? at : undefined;
}

/** The path of the other version of a conflict; undefined if there is none. */
export function theirSpot(content: Content, { document, path, list }: Conflict): Spot | undefined {
  if (!list) return { document, path };
  const at = followed(list, listAt(content, { document, path }), Number(path.at(-1)));
  return at === undefined ? undefined : { document, path: path.with(-1, at) };
}

const isThere = (content: Content, spot: Spot) => (valueAt(content, spot) ?? undefined) !== undefined;

/** The enclosing objects, lists and entries, outermost first. */
const containersOf = ({ document, path }: Spot): Spot[] =>
  path.slice(1).map((_, at) => ({ document, path: path.slice(0, at + 1) }));

/** The outermost enclosing object that has been removed, or else the removed entry itself, with its former value. */
function removedIn(before: Content, now: Content, spot: Spot): Conflict['removed'] {
  const own = isEntryStep(spot.path.at(-1)!) ? [{ document: spot.document, path: spot.path }] : [];
  const gone = [...containersOf(spot), ...own].find((one) => !isThere(now, one) && isThere(before, one));
  return gone && { ...gone, value: valueAt(before, gone) };
}

/** Whether the enclosing object was removed and there is no former value to restore. */
export const isLost = (content: Content, conflict: Conflict): boolean =>
  !conflict.removed && containersOf(conflict).some((one) => !isThere(content, one));

/** Updates a conflict to the current content. @param before the content shown so far, including the change */
function renewed(conflict: Conflict, before: Content, now: Content): Conflict {
  const list = conflict.list ?? (isNumbered(conflict) ? seenIn(before, conflict) : undefined);
  const removed = conflict.removed ?? removedIn(before, now, conflict);
  const spot = theirSpot(now, { ...conflict, list });
  return { ...conflict, isUnseen: undefined, list, removed, theirs: spot && valueAt(now, spot) };
}

/** Updates conflicts to the current content and drops those with equal sides. */
export const renewedConflicts = (conflicts: Conflict[], before: Content, now: Content): Conflict[] =>
  conflicts
    .map((conflict) => renewed(conflict, before, now))
    .filter(({ value, theirs, after }) => after !== undefined || !deepEqual(value, theirs));
