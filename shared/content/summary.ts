import type { z } from 'zod';
import { type Content, DOCUMENT_NAMES, type DocumentName, DOCUMENTS, type Place } from './documents.ts';
import { byId, byName, type Step } from './entries.ts';
import { deepEqual, isObject } from './deep-equal.ts';
import { definitionOf, metaOf, schemaOf } from './fields/schema-walk.ts';
import { FROM, REPLACED, TO } from './text-change.ts';

/** Longest list of changes; it ends with the number of further ones. */
const MAX_SENTENCES = 60;
const MAX_LETTERS = 80;

export const shortened = (text: string) => (text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS)}…` : text);

/** For names of entries; values are given in full. */
const quoted = (value: unknown) => `"${shortened(String(value))}"`;

const NAMES = [
  'name',
  'title',
  'project',
  'label',
  'department',
  'days',
  'letters',
  'word',
  'number',
  'caption',
  'alt',
  'heading',
  'section',
  'part',
  'text',
  'kind',
];

/** The value by which people know an entry of a list, if one is filled in. */
export const nameIn = (entry: Record<string, unknown>): unknown => NAMES.map((key) => entry[key]).find(Boolean);

/** The name of a list's entry in a sentence. */
function nameOf(entry: unknown): string {
  if (entry === '') return 'an empty entry';
  if (!isObject(entry)) return quoted(entry);
  const name = nameIn(entry);
  const { number } = entry;
  if (name !== undefined && typeof number === 'string' && name !== number) return `${quoted(name)} (${number})`;
  return name === undefined ? ('picture' in entry ? 'a picture without alternative text' : 'an entry') : quoted(name);
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** A value in words, with the whole of a text. */
export function valueInWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return isObject(value) ? nameOf(value) : `"${String(value)}"`;
}

function changeInWords(before: unknown, after: unknown): string {
  if (isEmpty(after)) return isEmpty(before) ? 'cleared' : `cleared, was ${valueInWords(before)}`;
  if (isEmpty(before)) return `set to ${valueInWords(after)}`;
  return `${FROM}${valueInWords(before)}${TO}${valueInWords(after)}`;
}

/** The id of the picture that an entry is or has. */
export function pictureIn(entry: unknown): string | undefined {
  if (!isObject(entry)) return undefined;
  const { picture, scan } = entry;
  if (typeof picture === 'string') return picture;
  return pictureIn(picture) ?? pictureIn(scan);
}

/** Undefined if there is no picture, or the same one before and after. */
function pictureChange(before: unknown, after: unknown): PictureChange | undefined {
  const change = { before: pictureIn(before), after: pictureIn(after) };
  return change.before === change.after ? undefined : change;
}

/** A picture's change in words; its thumbnails show the rest. */
function pictureInWords(before: unknown, after: unknown): string {
  const [old, now] = [before, after].map(pictureIn);
  if (!old || !now) return changeInWords(before, after);
  if (old !== now) return `replaced by ${valueInWords(after)}`;
  return valueInWords(before) === valueInWords(after) ? 'focal point moved' : changeInWords(before, after);
}

/** Follows a sentence whose change has replaced one that was not published. */
export const replacedInWords = (value: string) => ` ${REPLACED}${value}.`;

/** Identifies an entry after it has moved or changed; undefined for a text, for example. */
const ownKey = (entry: unknown): unknown =>
  isObject(entry) ? (entry.id ?? entry.department ?? entry.name) : undefined;

/** The indices, in both lists, of the longest sequence of entries that are in both. */
function commonEntries(before: unknown[], after: unknown[]): [number, number][] {
  // lengths[i][j]: of the longest common sequence from before[i] and after[j] on
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      lengths[i][j] = deepEqual(before[i], after[j])
        ? lengths[i + 1][j + 1] + 1
        : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
  const common: [number, number][] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length;) {
    if (deepEqual(before[i], after[j])) common.push([i++, j++]);
    else if (lengths[i + 1][j] >= lengths[i][j + 1]) i++;
    else j++;
  }
  return common;
}

/**
 * Keys of the entries of both lists: their own, or else the index in `before` of the entry that they were. Entries that differ between two
 * that are in both lists were changed; beyond them, added or removed.
 */
function keysOf(before: unknown[], after: unknown[]): [unknown[], unknown[]] {
  if ([...before, ...after].every((entry) => ownKey(entry) !== undefined))
    return [before.map(ownKey), after.map(ownKey)];
  const keys = after.map((_, index): unknown => `added ${index}`);
  let [from, to] = [0, 0];
  for (const [i, j] of [...commonEntries(before, after), [before.length, after.length]]) {
    for (let step = 0; from + step < i && to + step < j; step++) keys[to + step] = from + step;
    if (j < after.length) keys[j] = i;
    [from, to] = [i + 1, j + 1];
  }
  return [before.map((_, index) => index), keys];
}

/** An absent optional list counts as empty. */
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Up to this many entries are named one by one; more share a sentence. */
const MAX_NAMED = 3;
const FIRST_NAMED = 2;

function namesOf(entries: unknown[]): string {
  const [names, more] = [entries.slice(0, FIRST_NAMED).map(nameOf), entries.length - FIRST_NAMED];
  return `${names.join(', ')} and ${more} more`;
}

/** A changed picture before and after, by id; only one of them if it was added or removed. */
export interface PictureChange {
  before?: string;
  after?: string;
}

/** A change in a document, as a sentence. */
export interface Difference {
  text: string;
  picture?: PictureChange;
  /** Number of entries or fields that it covers. */
  count: number;
  places: Place[];
}

/** Names an entry by its id, a period by its name, others by their index. */
const stepOf = (list: Step | undefined, entry: unknown, index: number): Step => {
  const { id, name } = (isObject(entry) ? entry : {}) as { id?: string | number; name?: string };
  if (id !== undefined) return byId(id);
  return list === 'periods' && name !== undefined ? byName(name) : index;
};

/** A place with the titles around it. */
interface Where {
  path: Place;
  titles: string[];
}

const inside = ({ path, titles }: Where, step: Step, title?: string): Where => ({
  path: [...path, step],
  titles: title && title !== titles.at(-1) ? [...titles, title] : titles,
});

interface Kept {
  where: Where;
  before: unknown;
  after: unknown;
}

/** Compares the entries of two versions of a list. */
function comparedLists(before: unknown[], after: unknown[], { path, titles }: Where) {
  const [oldKeys, nowKeys] = keysOf(before, after);
  const old = new Map(before.map((entry, index) => [oldKeys[index], entry]));
  const now = new Map(after.map((entry, index) => [nowKeys[index], entry]));
  const at = (entry: unknown, index: number) => [...path, stepOf(path.at(-1), entry, index)];
  const placed = (list: unknown[], keys: unknown[], other: Map<unknown, unknown>) =>
    list.flatMap((entry, index) => (other.has(keys[index]) ? [] : [{ entry, place: at(entry, index) }]));
  const kept = after.flatMap((entry, index): Kept[] => {
    if (!old.has(nowKeys[index])) return [];
    const was = old.get(nowKeys[index]);
    return [{ where: { path: at(entry, index), titles: [...titles, nameOf(was)] }, before: was, after: entry }];
  });
  const order = (list: Map<unknown, unknown>, other: Map<unknown, unknown>) =>
    [...list.keys()].filter((key) => other.has(key));
  const isMoved = !deepEqual(order(old, now), order(now, old));
  return { removed: placed(before, oldKeys, now), added: placed(after, nowKeys, old), kept, isMoved };
}

/** Describes entries in a sentence each, or many in one. */
function told(entries: { entry: unknown; place: Place }[], list: string, how: 'added' | 'removed'): Difference[] {
  if (entries.length <= MAX_NAMED)
    return entries.map(({ entry, place }) => ({
      text: `${list}: ${nameOf(entry)} ${how}.`,
      picture: how === 'added' ? pictureChange(undefined, entry) : pictureChange(entry, undefined),
      count: 1,
      places: [place],
    }));
  const names = namesOf(entries.map(({ entry }) => entry));
  const text = `${list}: ${entries.length} entries ${how}: ${names}.`;
  return [{ text, count: entries.length, places: entries.map(({ place }) => place) }];
}

function differencesOfLists(element: z.ZodType, before: unknown[], after: unknown[], where: Where): Difference[] {
  const list = where.titles.join(' › ');
  const { removed, added, kept, isMoved } = comparedLists(before, after, where);
  const changed = kept
    .map((entry) => ({ entry, found: differencesIn(element, entry.before, entry.after, entry.where) }))
    .filter(({ found }) => found.length > 0);
  const all = changed.flatMap(({ found }) => found);
  const many: Difference = {
    text: `${list}: ${changed.length} entries changed: ${namesOf(changed.map(({ entry }) => entry.before))}.`,
    count: changed.length,
    places: all.flatMap(({ places }) => places),
  };
  return [
    ...told(removed, list, 'removed'),
    ...told(added, list, 'added'),
    ...(changed.length > MAX_NAMED ? [many] : all),
    ...(isMoved ? [{ text: `${list}: order changed.`, count: 1, places: [where.path] }] : []),
  ];
}

function differencesIn(schema: z.ZodType, before: unknown, after: unknown, where: Where): Difference[] {
  if (deepEqual(before, after) || metaOf(schema)?.hidden) return [];
  const { shape, element } = definitionOf(schemaOf(schema, after));
  if (element) return differencesOfLists(element, listOf(before), listOf(after), where);
  if (shape && isObject(before) && isObject(after) && metaOf(schema)?.control !== 'picture')
    return Object.entries(shape).flatMap(([key, inner]) =>
      differencesIn(inner, before[key], after[key], inside(where, key, metaOf(inner)?.title)),
    );
  const isPicture = metaOf(schema)?.control === 'picture';
  const words = isPicture ? pictureInWords(before, after) : changeInWords(before, after);
  const picture = isPicture ? pictureChange(before, after) : undefined;
  return [{ text: `${where.titles.join(' › ')}: ${words}.`, picture, count: 1, places: [where.path] }];
}

const countOf = (differences: Difference[]) => differences.reduce((sum, { count }) => sum + count, 0);

/** The first ones, and the number of the others. */
function atMost(differences: Difference[], most: number): Difference[] {
  if (differences.length <= most) return differences;
  const more = differences.slice(most);
  const rest = {
    text: `And ${more.length} more changes.`,
    count: countOf(more),
    places: more.flatMap((one) => one.places),
  };
  return [...differences.slice(0, most), rest];
}

const allIn = (name: DocumentName, before: object, after: object): Difference[] => {
  const titles = [metaOf(DOCUMENTS[name])?.title ?? name];
  return differencesIn(DOCUMENTS[name], before, after, { path: [], titles });
};

/** The differences between two versions of a document. */
export const differencesBetween = (name: DocumentName, before: object, after: object): Difference[] =>
  atMost(allIn(name, before, after), MAX_SENTENCES);

/** The differences between two versions of the content, in sentences. `told` completes those of a document. */
export const changesBetween = (
  before: Content,
  after: Content,
  told = (_name: DocumentName, differences: Difference[]) => differences,
): string[] =>
  atMost(
    DOCUMENT_NAMES.flatMap((name) => told(name, allIn(name, before[name], after[name]))),
    MAX_SENTENCES,
  ).map(({ text }) => text);
