import type { Service } from '#shared/content/documents/services';
import { schemaAt } from '#shared/content/documents/schema-walk';
import { type Spot, valueAt } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { change, removeEntry } from '../drafts/saving.ts';
import { choicesOf } from '../fields/schema-kind.ts';
import { swapFolds } from '../panel/panel-store.ts';
import { useToasts } from '../../stores/toast.ts';

export const LIST: Spot = { document: 'services', path: ['services'] };

export const spotOf = (index: number): Spot => ({ ...LIST, path: [...LIST.path, index] });

export const services = (): Service[] => (valueAt(useDrafts.getState().content, LIST) ?? []) as Service[];

/** The menus that a service can stand in, in the order of the site. */
export const MENUS = choicesOf(schemaAt('services', ['services', 0, 'menu'])!) as Service['menu'][];

const indexOf = (id: string) => services().findIndex((service) => service.id === id);

/** Where a service would go in its own menu; undefined at the menu's end. */
export function neighbourOf(all: Service[], index: number, by: 1 | -1): number | undefined {
  for (let at = index + by; at >= 0 && at < all.length; at += by) if (all[at].menu === all[index].menu) return at;
  return undefined;
}

/** Moves a service up or down in its menu. */
export function move(index: number, by: 1 | -1): void {
  const all = services();
  const target = neighbourOf(all, index, by);
  if (target === undefined) return;
  swapFolds(spotOf(index), spotOf(target));
  change(LIST, all.with(index, all[target]).with(target, all[index]));
}

const undoable = (text: string, run: () => void) => useToasts.getState().show(text, { label: 'Undo', run });

export function setHidden({ id, name }: Service, hidden: boolean): void {
  const set = (value: boolean) => {
    const index = indexOf(id);
    if (index >= 0) change({ ...LIST, path: [...LIST.path, index, 'hidden'] }, value);
  };
  set(hidden);
  undoable(`“${name}” is ${hidden ? 'hidden' : 'shown'} once you publish.`, () => set(!hidden));
}

export function remove(index: number): void {
  const service = services()[index];
  removeEntry(LIST, index);
  undoable(`“${service.name}” was removed.`, () => change(LIST, services().toSpliced(index, 0, service)));
}
