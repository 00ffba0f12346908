import type { ContentChange } from '#shared/content/contract';
import { byId, byName } from '#shared/content/entries';
import { deepEqual } from '#shared/content/deep-equal';
import { type Spot, stepOf } from './change.ts';

/** A list entry identified by its id, or else by its name. */
export interface Entry {
  id?: number | string;
  name?: string;
}

/** Whether a value is a list in which every entry has a unique id or name. */
export function areNamed({ path }: Spot, value: unknown): value is readonly Entry[] {
  if (!Array.isArray(value)) return false;
  const steps = value.map((entry, index) => stepOf(path.at(-1) ?? '', entry, index));
  return steps.every((step) => typeof step === 'string') && new Set(steps).size === steps.length;
}

/** The step that names an entry. */
const nameOf = ({ id, name = '' }: Entry): string => (id === undefined ? byName(name) : byId(id));

/** An entry with more changed fields is sent as a whole. */
const MAX_FIELDS = 3;

/** The longest increasing subsequence. Entries outside of it have moved. */
function longestRise(numbers: readonly number[]): Set<number> {
  const ends: number[] = []; // at length - 1: the index of the smallest number that ends a rise of that length
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

/** The fewest entries to move to get from one order to the other. */
function movedNames(before: readonly Entry[], after: readonly Entry[]): Set<string> {
  const places = new Map(before.map((entry, index) => [nameOf(entry), index]));
  const kept = after.map(nameOf).filter((name) => places.has(name));
  const order = kept.map((name) => places.get(name)!);
  if (order.every((place, index) => index === 0 || order[index - 1] < place)) return new Set();
  const still = longestRise(order);
  return new Set(kept.filter((_, index) => !still.has(order[index])));
}

const fieldsIn = (entry: Entry) => entry as unknown as Record<string, unknown>;

function entryChanges(before: Entry, after: Entry): ContentChange[] {
  if (before === after) return [];
  const [old, now] = [fieldsIn(before), fieldsIn(after)];
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((key) => !deepEqual(old[key], now[key]));
  const step = nameOf(after);
  if (keys.length > MAX_FIELDS) return [{ path: [step], before, value: after }];
  return keys.map((key) => ({ path: [step, key], before: old[key], value: now[key] }));
}

/**
 * The changes that turn one list into another. They address entries by id or name, which stays correct when somebody else
 * adds, removes or moves entries at the same time.
 */
export function listChanges(before: readonly Entry[], after: readonly Entry[]): ContentChange[] {
  const old = new Map(before.map((entry) => [nameOf(entry), entry]));
  const names = after.map(nameOf);
  const now = new Set(names);
  const moved = movedNames(before, after);
  const lastKept = names.findLastIndex((name) => old.has(name));
  const removals = [...old]
    .filter(([name]) => !now.has(name))
    .map(([name, entry]) => ({ path: [name], before: entry }));
  const rest = after.flatMap((entry, index): ContentChange[] => {
    const known = old.get(names[index]);
    const place = { path: [names[index]], after: index === 0 ? null : names[index - 1] };
    if (!known) return [index > lastKept ? { path: place.path, value: entry } : { ...place, value: entry }];
    return [...(moved.has(names[index]) ? [place] : []), ...entryChanges(known, entry)];
  });
  return [...removals, ...rest];
}
