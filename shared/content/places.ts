import type { Step } from './entries.ts';

/** Key of a record's place in the content, for the editor's pages only. Copies of the record keep a symbol, JSON omits it. */
const PLACE = Symbol('place');

interface Placed {
  [PLACE]?: string;
}

/** A copy of a record with its place. */
export const placedAt = <Body extends object>(record: Body, place: string): Body => ({ ...record, [PLACE]: place });

/** Spread it into a record made from another one or from one of its fields, so that both are edited at the same place. */
export const placeOf = (record: object, ...steps: Step[]): object => {
  const place = (record as Placed)[PLACE];
  return place === undefined ? {} : { [PLACE]: [place, ...steps].join('.') };
};

/** The attribute for an element that shows a record or one of its fields. Visitors' pages have none. */
export function edit(record: object, ...steps: Step[]): { 'data-edit'?: string } {
  const place = (record as Placed)[PLACE];
  return place === undefined ? {} : { 'data-edit': [place, ...steps].join('.') };
}
