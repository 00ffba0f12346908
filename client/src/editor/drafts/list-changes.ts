import type { ContentChange } from '#shared/content/contract';
import { byId } from '#shared/content/entries';
import { same } from '#shared/content/same';

/** An entry of a list that is known by its id. */
export interface Entry {
  id: number | string;
}

/** An entry with more changed fields is sent as a whole. */
const MOST_FIELDS = 3;

/** The most of these numbers that stand in order: the others are those that have moved. */
function longestRise(numbers: readonly number[]): Set<number> {
  const ends: number[] = []; // by length - 1: the index of the smallest end of a rise that long
  const previous: number[] = [];
  numbers.forEach((number, index) => {
    const longer = ends.findIndex((end) => numbers[end] > number);
    const length = longer < 0 ? ends.length : longer;
    previous[index] = length > 0 ? ends[length - 1] : -1;
    ends[length] = index;
  });
  const rise = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at]) rise.add(numbers[at]);
  return rise;
}

/** The ids of the entries that have to be moved to get from one order to the other. */
function movedIds(before: readonly Entry[], after: readonly Entry[]): Set<Entry['id']> {
  const places = new Map(before.map(({ id }, index) => [id, index]));
  const kept = after.filter(({ id }) => places.has(id));
  const order = kept.map(({ id }) => places.get(id)!);
  if (order.every((place, index) => index === 0 || order[index - 1] < place)) return new Set();
  const still = longestRise(order);
  return new Set(kept.filter((_, index) => !still.has(order[index])).map(({ id }) => id));
}

const fieldsIn = (entry: Entry) => entry as unknown as Record<string, unknown>;

function entryChanges(before: Entry, after: Entry): ContentChange[] {
  if (before === after) return [];
  const [old, now] = [fieldsIn(before), fieldsIn(after)];
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((key) => !same(old[key], now[key]));
  if (keys.length > MOST_FIELDS) return [{ path: [byId(after.id)], before, value: after }];
  return keys.map((key) => ({ path: [byId(after.id), key], before: old[key], value: now[key] }));
}

/**
 * The changes that lead from a list to another one. Entries are named by their ids, so that they stay right when
 * somebody else adds, removes or moves others at the same time.
 */
export function listChanges(before: readonly Entry[], after: readonly Entry[]): ContentChange[] {
  const old = new Map(before.map((entry) => [entry.id, entry]));
  const now = new Set(after.map(({ id }) => id));
  const moved = movedIds(before, after);
  const lastKept = after.findLastIndex(({ id }) => old.has(id));
  const removals = before.filter(({ id }) => !now.has(id)).map((entry) => ({ path: [byId(entry.id)], before: entry }));
  const rest = after.flatMap((entry, index): ContentChange[] => {
    const known = old.get(entry.id);
    const place = { path: [byId(entry.id)], after: index === 0 ? null : byId(after[index - 1].id) };
    if (!known) return [index > lastKept ? { path: place.path, value: entry } : { ...place, value: entry }];
    return [...(moved.has(entry.id) ? [place] : []), ...entryChanges(known, entry)];
  });
  return [...removals, ...rest];
}
