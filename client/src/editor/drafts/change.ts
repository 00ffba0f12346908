import type { ContentChange } from '#shared/content/contract';
import type { Content, DocumentName, Place } from '#shared/content/documents';
import { isObject } from '#shared/content/same';

/** A change that is not saved yet. */
export interface Change extends ContentChange {
  document: DocumentName;
}

/** A change that was not saved because somebody else has changed the same place. */
export interface Conflict extends Change {
  theirs?: unknown;
}

/** A place of the content, whatever stands there. */
export interface Spot {
  document: DocumentName;
  path: Place;
}

export const spotKey = ({ document, path }: Spot): string => [document, ...path].join('.');

type Container = Record<string | number, unknown>;

const inside = (value: unknown, step: string | number): unknown =>
  isObject(value) || Array.isArray(value) ? (value as Container)[step] : undefined;

export const valueAt = (content: Content | undefined, { document, path }: Spot): unknown =>
  path.reduce<unknown>(inside, content?.[document]);

/** A copy in which another value stands at a place; undefined removes it. What did not change is shared. */
export function withValue<Body>(body: Body, path: Place, value: unknown): Body {
  if (path.length === 0) return value as Body;
  const [step, ...rest] = path;
  const next = rest.length > 0 ? withValue(inside(body, step), rest, value) : value;
  if (Array.isArray(body)) {
    const list: unknown[] = [...(body as unknown[])];
    if (next === undefined) list.splice(Number(step), 1);
    else list[Number(step)] = next;
    return list as Body;
  }
  const { [step]: _gone, ...others } = body as Container;
  return (next === undefined ? others : { ...(body as Container), [step]: next }) as Body;
}

export const changed = (content: Content, { document, path, value }: Change): Content => ({
  ...content,
  [document]: withValue(content[document], path, value),
});
