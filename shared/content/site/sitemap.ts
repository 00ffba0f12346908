import { jobPath } from '#shared/catalogue';
import { PROGRAM_PAGES } from '../addresses/program-pages.ts';
import { addressesOf, type SiteData } from '../addresses/site.ts';

/** The sitemap for search engines: every page but the program's own, and the posted jobs. */
export function sitemap(site: SiteData, jobs: readonly { _id: string }[]): string {
  const paths = addressesOf(site)
    .filter(({ screen }) => !(screen in PROGRAM_PAGES))
    .map(({ path }) => path);
  const urls = [...paths, ...jobs.map(({ _id }) => jobPath(_id))].map(
    (path) => `<url><loc>${site.firm.site}${path}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

export const robots = ({ firm }: SiteData) => `User-agent: *\nDisallow: /api/\nSitemap: ${firm.site}/sitemap.xml\n`;
