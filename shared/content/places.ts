import type { Step } from './entries.ts';

/**
 * Where in the content a record stands, for the editor's pages alone. A symbol goes along with copies of the record, and
 * into no JSON.
 */
const PLACE = Symbol('place');

interface Placed {
  [PLACE]?: string;
}

/** A copy of a record that knows where it stands. */
export const placedAt = <Body extends object>(record: Body, place: string): Body => ({ ...record, [PLACE]: place });

/** To be spread into a record that is made of another one: what it shows is edited there. */
export const placeOf = (record: object): object => {
  const place = (record as Placed)[PLACE];
  return place === undefined ? {} : { [PLACE]: place };
};

/** The attribute of an element that shows a field of a record, or the record itself. Visitors' pages have none. */
export function edit(record: object, ...steps: Step[]): { 'data-edit'?: string } {
  const place = (record as Placed)[PLACE];
  return place === undefined ? {} : { 'data-edit': [place, ...steps].join('.') };
}
