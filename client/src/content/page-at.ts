import { jobPath, PATHS } from '#shared/catalogue';
import { NOT_FOUND_PAGE } from '#shared/content/addresses/program-pages';
import { addressesOf, isLeftOut, type PageAddress, type SiteData } from '#shared/content/addresses/site';

const JOB = new RegExp(`^${jobPath('[^/]+')}$`);

const byPath = new WeakMap<SiteData, Map<string, PageAddress>>();

function addressesByPath(site: SiteData): Map<string, PageAddress> {
  const known = byPath.get(site) ?? new Map(addressesOf(site).map((address) => [address.path, address]));
  byPath.set(site, known);
  return known;
}

/** Finds the page of a path, ignoring trailing slashes. */
export function pageAt(site: SiteData, pathname: string): PageAddress {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const isJob = JOB.test(path) && !isLeftOut(site, PATHS.careers);
  return addressesByPath(site).get(path) ?? (isJob ? { path, screen: 'job' } : NOT_FOUND_PAGE);
}
