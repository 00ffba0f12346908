import type { Content } from '#shared/content/documents';
import { isTakenPath } from '#shared/content/documents/program-paths';
import { isAddress } from '#shared/content/documents/service-address';
import type { Service } from '#shared/content/documents/services';
import { createAccountStore } from '../../stores/account.ts';
import { useDrafts } from '../drafts/drafts-store.ts';

interface ServiceAddresses {
  /** Of the services that the page shows, by id. */
  paths: ReadonlyMap<string, string>;
  /** Of all services that were there in this session. */
  forms: ReadonlyMap<string, Service['form']>;
}

/** Where the editor's pages show the services. */
export const useServiceAddresses = createAccountStore<ServiceAddresses>(() => ({ paths: new Map(), forms: new Map() }));

/** The service that the page shows at an address, or else the one that visitors find there. */
export function idAt(path: string): string | undefined {
  const [shown] = [...useServiceAddresses.getState().paths].find(([, at]) => at === path) ?? [];
  return shown ?? useDrafts.getState().addresses.find((published) => published.path === path)?.id;
}

/** A service keeps its place on the page while another address of it cannot be taken yet. */
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
