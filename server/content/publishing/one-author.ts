import type { Place } from '#shared/content/documents';
import { indexOfStep, isEntryStep, keyOfStep, type Step } from '#shared/content/entries';
import { isObject } from '#shared/content/same';
import type { Draft } from '../content-draft.entity.ts';
import type { PlaceAuthors } from '../drafts/place-authors.ts';

type Container = Record<Step, unknown>;

const isContainer = (value: unknown): value is Container => isObject(value) || Array.isArray(value);

const stepsOf = (key: string): Place =>
  key === '' ? [] : key.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** What a place is in; undefined where that is not there. */
function around(body: unknown, path: Place): Container | undefined {
  const found = path
    .slice(0, -1)
    .reduce<unknown>((value, step) => (isContainer(value) ? value[keyOfStep(value, step)] : undefined), body);
  return isContainer(found) ? found : undefined;
}

/** Behind the nearest of the entries before it that are in both lists. */
function positionIn(target: readonly unknown[], source: readonly unknown[], at: number): number {
  for (let before = at - 1; before >= 0; before--) {
    const { id, name } = (isObject(source[before]) ? source[before] : {}) as { id?: Step; name?: string };
    const index = indexOfStep(target, id === undefined ? `name=${name}` : `id=${id}`);
    if (index >= 0) return index + 1;
  }
  return 0;
}

function copyEntry(target: unknown[], source: readonly unknown[], step: Step): void {
  const [before, now] = [indexOfStep(target, step), indexOfStep(source, step)];
  if (before >= 0) target.splice(before, 1);
  if (now >= 0) target.splice(positionIn(target, source, now), 0, structuredClone(source[now]));
}

/** Lets a place say what it says in another version, where both have what it is in. */
function copyPlace(target: object, source: object, path: Place): void {
  const [into, from] = [around(target, path), around(source, path)];
  const step = path.at(-1)!;
  if (!into || !from) return;
  if (Array.isArray(into) && Array.isArray(from) && isEntryStep(step)) return copyEntry(into, from, step);
  if (from[step] === undefined) delete into[step];
  else into[step] = structuredClone(from[step]);
}

/** Those that stand in others come after them. */
const outermostFirst = (authors: PlaceAuthors) =>
  Object.entries(authors)
    .map(([key, { by }]) => ({ path: stepsOf(key), by }))
    .sort((one, other) => one.path.length - other.path.length);

/**
 * What is published, with what one person has written in a draft. A place that others wrote inside of one of hers goes
 * along where it is nothing without it; what she wrote inside of an entry that others have added waits for that.
 */
export function writtenBy(author: string, { body, authors }: Draft, published: object): object {
  const places = outermostFirst(authors);
  const [first] = places;
  const isWhole = first?.path.length === 0 && first.by === author;
  const result = structuredClone(isWhole ? body : published);
  for (const { path, by } of places) if (path.length > 0) copyPlace(result, by === author ? body : published, path);
  return result;
}

/** Who wrote what is left of a draft once that is published. */
export const writtenByOthers = (author: string, authors: PlaceAuthors): PlaceAuthors =>
  Object.fromEntries(Object.entries(authors).filter(([, { by }]) => by !== author));
