import type { Place } from '#shared/content/documents';
import { indexOfStep, isEntryStep, keyOfStep, type Step } from '#shared/content/entries';
import { isObject } from '#shared/content/deep-equal';
import type { Draft } from '../content-draft.entity.ts';
import type { PlaceAuthors } from '../drafts/place-authors.ts';

type Container = Record<Step, unknown>;

const isContainer = (value: unknown): value is Container => isObject(value) || Array.isArray(value);

const stepsOf = (key: string): Place =>
  key === '' ? [] : key.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** The container of a place; undefined if it does not exist. */
function around(body: unknown, path: Place): Container | undefined {
  const found = path
    .slice(0, -1)
    .reduce<unknown>((value, step) => (isContainer(value) ? value[keyOfStep(value, step)] : undefined), body);
  return isContainer(found) ? found : undefined;
}

/** The index after the nearest preceding entry that both lists have. */
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

/** Copies a place from one version into another, if both have its container. */
function copyPlace(target: object, source: object, path: Place): void {
  const [into, from] = [around(target, path), around(source, path)];
  const step = path.at(-1)!;
  if (!into || !from) return;
  if (Array.isArray(into) && Array.isArray(from) && isEntryStep(step)) return copyEntry(into, from, step);
  if (from[step] === undefined) delete into[step];
  else into[step] = structuredClone(from[step]);
}

/** Containers before the places in them. */
const outermostFirst = (authors: PlaceAuthors) =>
  Object.entries(authors)
    .map(([key, { by }]) => ({ path: stepsOf(key), by }))
    .sort((one, other) => one.path.length - other.path.length);

/**
 * The published document with one person's changes in a draft. Other people's changes inside an entry that this person added are included;
 * this person's changes inside an entry that others added wait for that entry.
 */
export function writtenBy(author: string, { body, authors }: Draft, published: object): object {
  const places = outermostFirst(authors);
  const [first] = places;
  const isWhole = first?.path.length === 0 && first.by === author;
  const result = structuredClone(isWhole ? body : published);
  for (const { path, by } of places) if (path.length > 0) copyPlace(result, by === author ? body : published, path);
  return result;
}

/** The authors of the rest of the draft after publishing. */
export const writtenByOthers = (author: string, authors: PlaceAuthors): PlaceAuthors =>
  Object.fromEntries(Object.entries(authors).filter(([, { by }]) => by !== author));
