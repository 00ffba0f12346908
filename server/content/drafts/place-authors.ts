import type { ContentChange, ContentConflict, DraftChange } from '#shared/content/contract';
import type { Place } from '#shared/content/documents';
import { isEntryStep } from '#shared/content/entries';
import { type Difference, replacedInWords, valueInWords } from '#shared/content/summary';

export interface Written {
  by: string;
  /** ISO 8601. */
  at: string;
  /** Other people's unpublished values that were replaced here, in words, newest first. Without names, which erasure would not find. */
  replaced?: string[];
}

/** Authors of a draft's places, by key. Places that no key covers are as published. */
export type PlaceAuthors = Record<string, Written>;

/** The key of the whole document. */
const WHOLE = '';

/** From this many changes in one list on, the list is recorded in place of entries without a known author. */
const MANY = 50;

/** Most replaced values kept at a place. */
const MAX_REPLACED = 5;

/** Most places recorded; the oldest ones beyond are forgotten. */
const MAX = 1000;

/** An entry without an id may get another index, so its list is recorded instead. */
const keyOf = (path: Place): string => (typeof path.at(-1) === 'number' ? path.slice(0, -1) : path).join('.');

const listKey = (path: Place): string => path.slice(0, Math.max(0, path.findLastIndex(isEntryStep))).join('.');

const isWithin = (outer: string, inner: string) => outer === WHOLE || `${inner}.`.startsWith(`${outer}.`);

const newestFirst = (one: Written, other: Written) => (one.at < other.at ? 1 : -1);

export const authorOfWhole = (written: Written): PlaceAuthors => ({ [WHOLE]: written });

/** The author of a change, with the values that it and earlier changes have replaced there. */
function writtenOver(known: PlaceAuthors, { path, before }: ContentChange, written: Written): Written {
  const last = known[keyOf(path)] as Written | undefined;
  const isOthers = last !== undefined && last.by !== written.by && before !== undefined && before !== null;
  const replaced = [...(isOthers ? [valueInWords(before)] : []), ...(last?.replaced ?? [])];
  return replaced.length > 0 ? { ...written, replaced: replaced.slice(0, MAX_REPLACED) } : written;
}

/** Adds the author of these changes to those known. */
export function withAuthor(known: PlaceAuthors, changes: readonly ContentChange[], written: Written): PlaceAuthors {
  const inList = new Map<string, number>();
  for (const { path } of changes) inList.set(listKey(path), (inList.get(listKey(path)) ?? 0) + 1);
  const isMany = (path: Place) => path.some(isEntryStep) && (inList.get(listKey(path)) ?? 0) >= MANY;
  const many = changes.filter(({ path }) => isMany(path));
  const single = changes.filter(({ path }) => !isMany(path));
  const each = single.map(({ path }) => keyOf(path));
  const overwritten = new Set(many.map(({ path }) => keyOf(path)).filter((key) => key in known));
  const others = Object.entries(known).filter(([key]) => !each.some((outer) => isWithin(outer, key)));
  const keys = [...overwritten, ...new Set(many.map(({ path }) => listKey(path)))];
  const all = {
    ...Object.fromEntries(others),
    ...Object.fromEntries(single.map((change) => [keyOf(change.path), writtenOver(known, change, written)])),
    ...Object.fromEntries(keys.map((key) => [key, written])),
  };
  const kept = Object.entries(all).sort(([, one], [, other]) => newestFirst(one, other));
  return Object.fromEntries(kept.slice(0, MAX));
}

/** The keys of a place and of everything around it, innermost first. */
const outward = (key: string): string[] => {
  const steps = key === WHOLE ? [] : key.split('.');
  return [...steps.map((_, less) => steps.slice(0, steps.length - less).join('.')), WHOLE];
};

/** Returns a function that finds the authors at a place: of the place and everything in it, newest first, else of what is around it. */
function authorsAt(known: PlaceAuthors): (path: Place) => Written[] {
  const inside = new Map<string, Written[]>();
  for (const [key, written] of Object.entries(known))
    for (const outer of outward(key)) inside.set(outer, [...(inside.get(outer) ?? []), written]);
  return (path) => {
    const place = keyOf(path);
    const within = inside.get(place);
    if (within) return within.toSorted(newestFirst);
    const around = outward(place).find((key) => key in known);
    return around === undefined ? [] : [known[around]];
  };
}

export function withAuthors(known: PlaceAuthors, conflicts: ContentConflict[]): ContentConflict[] {
  const authors = authorsAt(known);
  return conflicts.map((conflict) => {
    const [last] = authors(conflict.path) as [Written?];
    return last ? { ...conflict, by: last.by, at: last.at } : conflict;
  });
}

/** The differences with their authors. */
export function signedChanges(known: PlaceAuthors, differences: Difference[]): DraftChange[] {
  const authors = authorsAt(known);
  return withReplaced(known, differences).map(({ places, ...told }) => {
    const all = new Set(places.flatMap((place) => authors(place).map(({ by }) => by)));
    return { ...told, by: [...all].filter(Boolean) };
  });
}

/** The differences, each with the unpublished values that it replaced. */
export function withReplaced(known: PlaceAuthors, differences: Difference[]): Difference[] {
  const authors = authorsAt(known);
  return differences.map((difference) => {
    const replaced = difference.places.flatMap((place) => authors(place)).flatMap((written) => written.replaced ?? []);
    const told = [...new Set(replaced)].map(replacedInWords);
    return { ...difference, text: [difference.text, ...told].join('') };
  });
}

/** All authors, earliest first. */
export function allAuthors(drafts: readonly { authors: PlaceAuthors; byName: string }[]): string[] {
  const written = drafts.flatMap(({ authors }) => Object.values(authors)).sort((one, other) => newestFirst(other, one));
  const names = [...written.map(({ by }) => by), ...drafts.map(({ byName }) => byName)];
  return [...new Set(names)].filter(Boolean);
}
