import { proposedAddress } from '#shared/content/addresses/service-address';
import type { Service } from '#shared/content/documents/services';
import { byId } from '#shared/content/entries';
import { schemaAt } from '#shared/content/fields/schema-walk';
import { type Spot, spotKey, valueAt } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { removeEntry } from '../drafts/list-entries.ts';
import { change, changeList } from '../drafts/saving/saving.ts';
import { undoable } from '../drafts/saving/undoable.ts';
import { blankOf } from '../fields/blank.ts';
import { choicesOf } from '../fields/schema-kind.ts';
import { fold } from '../panel/panel-store.ts';

export const LIST: Spot = { document: 'services', path: ['services'] };

export const spotOf = ({ id }: Pick<Service, 'id'>): Spot => ({ ...LIST, path: [...LIST.path, byId(id)] });

export const services = (): Service[] => (valueAt(useDrafts.getState().content, LIST) ?? []) as Service[];

/** The menus for services, in the site's order. */
export const MENUS = choicesOf(schemaAt('services', ['services', 0, 'menu'])!) as Service['menu'][];

/** The index of the next or previous service in the same menu; undefined at the menu's end. */
export function neighbourOf(all: Service[], index: number, by: 1 | -1): number | undefined {
  for (let at = index + by; at >= 0 && at < all.length; at += by) if (all[at].menu === all[index].menu) return at;
  return undefined;
}

/** Moves a service up or down within its menu. */
export function move(index: number, by: 1 | -1): void {
  const all = services();
  const target = neighbourOf(all, index, by);
  if (target === undefined) return;
  changeList(LIST, all.with(index, all[target]).with(target, all[index]));
}

export function setHidden(service: Service, hidden: boolean): void {
  const { name } = service;
  const spot: Spot = { ...LIST, path: [...spotOf(service).path, 'hidden'] };
  change(spot, hidden);
  undoable(`“${name}” will be ${hidden ? 'hidden' : 'shown'} once you publish.`, () => {
    if (valueAt(useDrafts.getState().content, spot) !== hidden) return false;
    change(spot, !hidden);
    return true;
  });
}

export function remove(index: number): void {
  const service = services()[index];
  undoable(`“${service.name}” was removed.`, removeEntry(LIST, index));
}

/** The input for a new service. */
export interface NewService extends Pick<Service, 'name' | 'menu' | 'picture'> {
  sentence: string;
}

export const addressFor = (name: string): string =>
  proposedAddress(
    name,
    services().map(({ path }) => path),
  );

/** The service whose picture a new one uses until it gets its own: the last one of its menu. */
export function pictureFor(menu: Service['menu']): Service | undefined {
  const all = services();
  return all.findLast((service) => service.menu === menu && !service.hidden) ?? all.at(-1);
}

/** Validation messages, by field. */
export function problemsOf({ name, sentence }: NewService): Partial<Record<keyof NewService, string>> {
  const isKnown = services().some((service) => service.name.toLowerCase() === name.toLowerCase());
  return {
    ...(isKnown && { name: 'A service with this name already exists. Choose another name.' }),
    ...(!name && { name: 'Enter the name of the service.' }),
    ...(!sentence && { sentence: 'Enter a sentence for the service’s page.' }),
  };
}

/** Adds a service at the end of its menu. @returns its address */
export function addService({ name, menu, picture, sentence }: NewService): string {
  const all = services();
  const path = addressFor(name);
  const blank = blankOf(schemaAt('services', ['services', 0])!, all) as Service;
  const form = menu === 'offer' ? 'quote' : 'inquiry';
  change(spotOf(blank), { ...blank, name, path, form, menu, sentences: [sentence], picture });
  fold(spotKey(spotOf(blank)), true);
  return path;
}
