import { dataPath, type FetchedContent, type PageData } from '#shared/content/page-data';
import { PROGRAM_PAGES, unknownJobPage } from '#shared/content/program-pages';
import type { PageAddress, SiteData } from '#shared/content/site';

type Kept<Value> = Map<string, Promise<Value>>;

/** What this visit has asked for, by path. `shown` are the pages that were rendered, not only pointed at. */
interface Visit {
  fetched: Kept<FetchedContent | undefined>;
  shown: Kept<PageData>;
}

const visits = new WeakMap<SiteData, Visit>();

function visitOf(site: SiteData): Visit {
  const visit = visits.get(site) ?? { fetched: new Map(), shown: new Map() };
  visits.set(site, visit);
  return visit;
}

/** @param served the page that the document carries */
function knownPage(site: SiteData, served: PageData, { path, screen }: PageAddress): PageData | undefined {
  if (served.page.path === path) return served;
  if (screen === 'job') return { page: unknownJobPage(path, site.firm.name) };
  return screen in PROGRAM_PAGES ? { page: PROGRAM_PAGES[screen as keyof typeof PROGRAM_PAGES] } : undefined;
}

const GONE = 404;

/** Undefined when the site has the page no longer. */
async function request(path: string): Promise<FetchedContent | undefined> {
  const response = await fetch(dataPath(path));
  if (response.status === GONE) return undefined;
  if (!response.ok) throw new Error(`The content of ${path} was answered with status ${response.status}.`);
  return (await response.json()) as FetchedContent;
}

function fetchOnce({ fetched }: Visit, path: string): Promise<FetchedContent | undefined> {
  const before = fetched.get(path);
  if (before) return before;
  const asked = request(path);
  asked.catch(() => fetched.delete(path));
  fetched.set(path, asked);
  return asked;
}

/** Content that was published after this page was loaded may be wrong beside this page's menus: the browser loads all anew. */
async function dataOf(site: SiteData, path: string): Promise<PageData> {
  const content = await fetchOnce(visitOf(site), path);
  if (content?.version === site.version) return content.data;
  location.assign(path);
  return new Promise(() => undefined);
}

/** Fetches what a page shows before it is rendered. */
export async function preloadData(site: SiteData, served: PageData, address: PageAddress): Promise<void> {
  if (!knownPage(site, served, address)) await fetchOnce(visitOf(site), address.path);
}

/** What a page shows; the same promise for every rendering of the page. */
export function loadPage(site: SiteData, served: PageData, address: PageAddress): PageData | Promise<PageData> {
  const { shown } = visitOf(site);
  const data = knownPage(site, served, address) ?? shown.get(address.path) ?? dataOf(site, address.path);
  if (data instanceof Promise) shown.set(address.path, data);
  return data;
}

/** Lets pages whose content could not be loaded try again. */
export function forgetFailures(site: SiteData): void {
  const { shown } = visitOf(site);
  for (const [path, data] of shown) data.catch(() => shown.delete(path));
}
