import type { Content } from '#shared/content/documents';
import { pageDataOf } from '#shared/content/site/make-page';
import type { SiteSource } from '#shared/content/site/make-site';
import {
  dataPath,
  type FetchedContent,
  type PageData,
  PROJECTS_FILE,
  type ProjectsFile,
} from '#shared/content/site/page-data';
import type { PictureSource } from '#shared/content/pictures/picture';
import { jobPage, NOT_FOUND_PAGE } from '#shared/content/addresses/program-pages';
import { projectsFile } from '#shared/content/site/shown-projects';
import { SAMPLE } from '#shared/content/sample/sample';
import { hasSampleSign } from '#shared/content/sample/sample-firm';
import { addressesOf, type SiteData } from '#shared/content/addresses/site';
import type { Job } from '#shared/contract';

/** Invented addresses and sizes: no spec loads the files. */
const pictureOf = (id: string): PictureSource => ({
  base: `/assets/${id}`,
  widths: [816, 1152, 1560, 2400],
  width: 2400,
  height: 1030,
  tone: 'tone-mist',
});

/** The ids of all pictures in a value, at any depth. */
function picturesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'picture' in value && typeof value.picture === 'string' ? [value.picture] : [];
  return [...own, ...Object.values(value).flatMap(picturesIn)];
}

/** Documents that replace those of the sample firm. */
export type Changes = Partial<Content>;

export function sourceOf(changes: Changes = {}): SiteSource {
  const content = { ...SAMPLE, ...changes };
  const share = { url: '/assets/shared-share.jpeg', width: 1200, height: 630 };
  return {
    content,
    pictures: new Map(picturesIn(content).map((id) => [id, pictureOf(id)])),
    shares: new Map([[content.pages.share.picture, share]]),
    version: 'of-the-specs',
    isSample: false,
    hasSampleSign: hasSampleSign(content),
  };
}

/** The content that the server embeds in the page at a path; the error page for an unknown path. */
export function servedAt(source: SiteSource, site: SiteData, path: string, job?: Job): PageData {
  if (job) return { page: jobPage(job, site.firm.name), job };
  const address = addressesOf(site).find((known) => known.path === path);
  return address ? pageDataOf(source, address) : { page: NOT_FOUND_PAGE };
}

/** Looks up the data of a page, or the list of projects, by the path of its file. */
export function filesOf(
  source: SiteSource,
  site: SiteData,
): (file: string) => FetchedContent | ProjectsFile | undefined {
  const addresses = new Map(addressesOf(site).map((address) => [dataPath(address.path), address]));
  return (file) => {
    if (file === PROJECTS_FILE) return projectsFile(source);
    const address = addresses.get(file);
    return address && { version: site.version, data: pageDataOf(source, address) };
  };
}
