import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { jobPage, NOT_FOUND_PAGE, PATHS } from '#shared/catalogue';
import { JOB_SLOTS, LIST_SLOT, slot } from '#shared/page-slots';

const { title, description, path } = jobPage(JOB_SLOTS);

const JOB_TEMPLATE = `<!doctype html><html><head><title>${title}</title><meta name="description" content="${description}">
<link rel="canonical" href="https://www.eclar.example${path}"></head><body><div id="root" data-page="${path}"><h1>${JOB_SLOTS.title}</h1>
<dd>${JOB_SLOTS.position}</dd><dd>${JOB_SLOTS.location}</dd><div>${JOB_SLOTS.fullDescription}</div><div>${JOB_SLOTS.qualifications}</div>
</div></body></html>`;

const list = `<noscript>${slot(LIST_SLOT)}</noscript>`;

/** Minimal versions of the pages with content from the database. */
export const LIVE_FILES = {
  '/index.html': '<h1>Home</h1>',
  [`${NOT_FOUND_PAGE.path}.html`]: '<h1>Error page</h1>',
  [`${PATHS.careers}.html`]: `<h1>Careers</h1>${list}`,
  [`${PATHS.rentals}.html`]: `<h1>Rentals</h1>${list}`,
  [`${path}.html`]: JOB_TEMPLATE,
  '/sitemap.xml': `<urlset>${slot(LIST_SLOT)}</urlset>`,
};

/** A folder like that of the client's build, with minimal pages. */
export function builtClient(): string {
  const folder = mkdtempSync(join(tmpdir(), 'eclar-client-'));
  for (const [name, content] of Object.entries(LIVE_FILES)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}
