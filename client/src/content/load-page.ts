import { dataPath, type FetchedContent, type PageData } from '#shared/content/site/page-data';
import { PROGRAM_PAGES, unknownJobPage } from '#shared/content/addresses/program-pages';
import type { PageAddress, SiteData } from '#shared/content/addresses/site';
import { REQUEST_TIMEOUT } from '../api/load-code.ts';

/** Data fetched during this visit, by path. */
const fetched = new WeakMap<SiteData, Map<string, Promise<FetchedContent | undefined>>>();

/** @param served the page embedded in the document */
function knownPage(site: SiteData, served: PageData, { path, screen }: PageAddress): PageData | undefined {
  if (served.page.path === path) return served;
  if (screen === 'job') return { page: unknownJobPage(path, site.firm.name) };
  return screen in PROGRAM_PAGES ? { page: PROGRAM_PAGES[screen as keyof typeof PROGRAM_PAGES] } : undefined;
}

const GONE = 404;

/** Undefined if the site no longer has the page. */
async function request(path: string): Promise<FetchedContent | undefined> {
  const response = await fetch(dataPath(path), { signal: AbortSignal.timeout(REQUEST_TIMEOUT) });
  if (response.status === GONE) return undefined;
  if (!response.ok) throw new Error(`The content of ${path} was answered with status ${response.status}.`);
  return (await response.json()) as FetchedContent;
}

function fetchOnce(site: SiteData, path: string): Promise<FetchedContent | undefined> {
  const before = fetched.get(site) ?? new Map<string, Promise<FetchedContent | undefined>>();
  fetched.set(site, before);
  const asked = before.get(path) ?? request(path);
  before.set(path, asked);
  asked.catch(() => before.delete(path));
  return asked;
}

/** A page's data. Undefined if newer content has been published since the document was loaded, because its menus may be outdated. */
export async function loadPage(site: SiteData, served: PageData, address: PageAddress): Promise<PageData | undefined> {
  const known = knownPage(site, served, address);
  if (known) return known;
  const content = await fetchOnce(site, address.path);
  return content?.version === site.version ? content.data : undefined;
}
