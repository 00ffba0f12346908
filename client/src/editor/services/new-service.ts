import { proposedAddress } from '#shared/content/addresses/service-address';
import type { Service } from '#shared/content/documents/services';
import { schemaAt } from '#shared/content/fields/schema-walk';
import { change } from '../drafts/saving/saving.ts';
import { blankOf } from '../fields/blank.ts';
import { fold } from '../panel/panel-store.ts';
import { spotKey } from '../drafts/change.ts';
import { services, spotOf } from './service-list.ts';

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
