import type { Content } from '#shared/content/documents';
import { isTakenPath } from '#shared/content/documents/program-paths';
import { isAddress } from '#shared/content/documents/service-address';
import type { Service } from '#shared/content/documents/services';
import { createAccountStore } from '../../stores/account.ts';
import { useDrafts } from '../drafts/drafts-store.ts';

interface ServiceAddresses {
  /** Addresses of the services that the page shows, by id. */
  paths: ReadonlyMap<string, string>;
  /** Forms of the services by id, including services removed since the editor was opened. */
  forms: ReadonlyMap<string, Service['form']>;
}

/** The addresses of the services while the site is edited. */
export const useServiceAddresses = createAccountStore<ServiceAddresses>(() => ({ paths: new Map(), forms: new Map() }));

/** The id of the service shown at an address, or else of the one published there. */
export function idAt(path: string): string | undefined {
  const [shown] = [...useServiceAddresses.getState().paths].find(([, at]) => at === path) ?? [];
  return shown ?? useDrafts.getState().addresses.find((published) => published.path === path)?.id;
}

/** Shows a service at its old address while the new one is invalid or taken. */
export function withUsableAddresses(content: Content): Content {
  const { paths: shownAt, forms } = useServiceAddresses.getState();
  const published = useDrafts.getState().addresses.map(({ id, path }) => [id, path] as const);
  const before = shownAt.size > 0 ? shownAt : new Map(published);
  const all = content.services.services;
  const shown = all.filter(({ hidden }) => !hidden);
  const paths = new Map(shown.filter(({ id, path }) => before.get(id) === path).map(({ id, path }) => [id, path]));
  for (const { id, path } of shown) {
    const taken = [...paths.values()];
    const isFree = (address: string | undefined) => address !== undefined && !taken.includes(address);
    const isUsable = isAddress(path) && !isTakenPath(path) && isFree(path);
    if (!paths.has(id)) paths.set(id, isUsable ? path : isFree(before.get(id)) ? before.get(id)! : `/${id}`);
  }
  useServiceAddresses.setState({
    paths,
    forms: new Map([...forms, ...all.map(({ id, form }) => [id, form] as const)]),
  });
  const services = all.map((service) => ({ ...service, path: paths.get(service.id) ?? service.path }));
  return { ...content, services: { ...content.services, services } };
}
