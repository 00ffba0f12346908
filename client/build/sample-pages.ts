import { pageDataOf } from '#shared/content/site/make-page';
import { siteOf, type SiteSource } from '#shared/content/site/make-site';
import { dataPath, PROJECTS_FILE, type FetchedContent, type ServedContent } from '#shared/content/site/page-data';
import { projectsFile } from '#shared/content/site/shown-projects';
import { NOT_FOUND_PAGE } from '#shared/content/addresses/program-pages';
import { SAMPLE } from '#shared/content/sample/sample';
import { addressesOf } from '#shared/content/addresses/site';
import { scriptJson } from '#shared/structured-data';
import type { Library } from './pictures/library.ts';

/** The sample company's content per page, as the server would provide it. */
export function samplePages({ pictures, shares }: Library) {
  const source: SiteSource = {
    content: SAMPLE,
    pictures: new Map(pictures),
    shares: new Map(shares),
    version: 'development',
    isSample: false,
    hasSampleSign: true,
  };
  const site = siteOf(source);
  const addresses = addressesOf(site);
  return {
    /** The JSON embedded in a page. */
    servedAt(path: string): string {
      const address = addresses.find((known) => known.path === path);
      const data = address ? pageDataOf(source, address) : { page: NOT_FOUND_PAGE };
      return scriptJson({ site, data } satisfies ServedContent);
    },
    /** The body of a data file requested by a script. */
    fileAt(file: string): string | undefined {
      if (file === PROJECTS_FILE) return JSON.stringify(projectsFile(source));
      const address = addresses.find(({ path }) => dataPath(path) === file);
      if (!address) return undefined;
      return JSON.stringify({ version: site.version, data: pageDataOf(source, address) } satisfies FetchedContent);
    },
  };
}
