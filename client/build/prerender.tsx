import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { jobPage, NOT_FOUND_PAGE, type Page, PAGES } from '#shared/catalogue';
import { COMPANY } from '#shared/company';
import { JOB_SLOTS, LIST_SLOT, slot } from '#shared/page-slots';
import { App } from '../src/app.tsx';

export const pages: readonly Page[] = [...PAGES, NOT_FOUND_PAGE, jobPage(JOB_SLOTS)];

/** React writes hoisted tags (title, meta, link) at the beginning of its output. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

export async function render(page: Page): Promise<{ head: string; body: string }> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={page.path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // React moves larger Suspense boundaries to the end with inline scripts, which the Content-Security-Policy forbids.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void errors.push(error),
    },
  );
  if (errors.length > 0) throw errors[0];
  const html = await new Response(prelude).text();
  const head = HOISTED.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

/** The server fills the slot with the URLs of the jobs. */
export function sitemap(): string {
  const urls = PAGES.filter((page) => !page.unlisted).map(
    (page) => `<url><loc>${COMPANY.site}${page.path}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n${slot(LIST_SLOT)}\n</urlset>\n`;
}

export const robots = () => `User-agent: *\nDisallow: /api/\nSitemap: ${COMPANY.site}/sitemap.xml\n`;
