import { PATHS } from '#shared/catalogue';
import type { Content } from '#shared/content/documents';
import { formPath, isAddress, isOwnAddress, isTakenPath, OWN_PAGES } from '#shared/content/addresses/service-address';
import { deepEqual } from '#shared/content/deep-equal';
import { createAccountStore } from '../../stores/account.ts';
import { useDrafts } from '../drafts/drafts-store.ts';

/** A page whose address the owner chooses: of a service, or the owner's own. */
interface Addressed {
  id: string;
  path: string;
  isUsable: boolean;
  /** Its address while it has had no usable one. */
  unnamed: string;
}

interface PageAddresses {
  /** Addresses at which the editor shows these pages, by id. */
  paths: ReadonlyMap<string, string>;
  /** The previous value of `paths`. */
  before: ReadonlyMap<string, string>;
  /** Where visitors of a hidden or removed page get, by id, including pages removed since the editor was opened. */
  left: ReadonlyMap<string, string>;
}

/** The addresses of services and of the owner's own pages while the site is edited. */
export const usePageAddresses = createAccountStore<PageAddresses>(() => ({
  paths: new Map(),
  before: new Map(),
  left: new Map(),
}));

const idIn = (paths: ReadonlyMap<string, string>, path: string) => [...paths].find(([, at]) => at === path)?.[0];

/** The current address of the page that was shown at an address. */
export function pagePathNow(pathname: string, { paths, before }: PageAddresses): string {
  const id = idIn(paths, pathname) ?? idIn(before, pathname);
  return paths.get(id ?? '') ?? pathname;
}

/** The id of the service or own page shown at an address, or else of the one published there. */
export function idAt(path: string): string | undefined {
  const { paths } = usePageAddresses.getState();
  return idIn(paths, path) ?? useDrafts.getState().addresses.find((published) => published.path === path)?.id;
}

const addressed = ({ services, ownPages }: Content): Addressed[] => [
  ...services.services
    .filter(({ hidden }) => !hidden)
    .map(({ id, path }) => ({ id, path, isUsable: isAddress(path) && !isTakenPath(path), unnamed: `/${id}` })),
  ...ownPages.pages.map(({ id, path }) => ({ id, path, isUsable: isOwnAddress(path), unnamed: OWN_PAGES + id })),
];

const leftBy = ({ services, ownPages }: Content): [id: string, path: string][] => [
  ...services.services.map(({ id, form }): [string, string] => [id, formPath(form)]),
  ...ownPages.pages.map(({ id }): [string, string] => [id, PATHS.home]),
];

/** The addresses to show: the old one while the new one is invalid or taken. */
function usablePaths(pages: Addressed[], before: ReadonlyMap<string, string>): Map<string, string> {
  const paths = new Map(pages.filter(({ id, path }) => before.get(id) === path).map(({ id, path }) => [id, path]));
  for (const { id, path, isUsable, unnamed } of pages) {
    const taken = [...paths.values()];
    const isFree = (address: string | undefined) => address !== undefined && !taken.includes(address);
    if (!paths.has(id))
      paths.set(id, isUsable && isFree(path) ? path : isFree(before.get(id)) ? before.get(id)! : unnamed);
  }
  return paths;
}

/** The content with usable addresses of all pages. */
export function withUsableAddresses(content: Content): Content {
  const { paths: shownAt, left } = usePageAddresses.getState();
  const published = useDrafts.getState().addresses.map(({ id, path }) => [id, path] as const);
  const paths = usablePaths(addressed(content), shownAt.size > 0 ? shownAt : new Map(published));
  const isMoved = !deepEqual([...paths], [...shownAt]);
  usePageAddresses.setState({
    paths,
    ...(isMoved && { before: shownAt }),
    left: new Map([...left, ...leftBy(content)]),
  });
  const shown = <Page extends { id: string; path: string }>(pages: Page[]) =>
    pages.map((page) => ({ ...page, path: paths.get(page.id) ?? page.path }));
  const { services, ownPages } = content;
  return {
    ...content,
    services: { ...services, services: shown(services.services) },
    ownPages: { ...ownPages, pages: shown(ownPages.pages) },
  };
}
