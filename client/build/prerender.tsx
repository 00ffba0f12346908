import { createHash } from 'node:crypto';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { jobPath, PATHS, type Screen } from '#shared/catalogue';
import type { Content } from '#shared/content/documents';
import { verificationCode } from '#shared/content/site/verification';
import { pageDataOf } from '#shared/content/site/make-page';
import { siteOf } from '#shared/content/site/make-site';
import {
  dataPath,
  PROJECTS_FILE,
  type PageData,
  type ServedContent,
  type ServedRows,
} from '#shared/content/site/page-data';
import { projectsFile } from '#shared/content/site/shown-projects';
import { robots, sitemap } from '#shared/content/site/sitemap';
import { jobPage, NOT_FOUND_PAGE, PROGRAM_PAGES } from '#shared/content/addresses/program-pages';
import type {
  ClientAssets,
  PostedJob,
  RenderedFile,
  RenderedPage,
  RenderOptions,
  Snapshot,
} from '#shared/content/site/rendering';
import { SAMPLE_FIRM } from '#shared/content/sample/firm';
import { addressesOf, isLeftOut, type SiteData } from '#shared/content/addresses/site';
import { hasOwnColours } from '#shared/content/theme/own-colours';
import { themeCss } from '#shared/content/theme/theme';
import { jobPosting, organization, scriptJson } from '#shared/structured-data';
import { App } from '../src/app.tsx';
import { ContentProvider } from '../src/content/content-context.tsx';
import { NotLoaded } from '../src/components/layout/loading.tsx';
import { SERVED_CONTENT } from '../src/content/served-content.ts';
import { criticalStyle } from './critical-style.ts';
import { MANIFEST, manifest, withIcons } from './icons.ts';

/** The client's assets, with the icons of one firm. */
interface SiteAssets extends ClientAssets {
  /** Address of its large icon; absent if it has that of the build. */
  icon?: string;
}

/** React writes hoisted tags (title, meta, link) at the start of its output. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/**
 * `shown` is rendered to markup, `data` (or else `shown`) is embedded for the script. They differ for jobs: only the former has the texts
 * as HTML.
 */
interface PageToRender {
  shown: PageData;
  data?: PageData;
  rows?: ServedRows;
  /** Structured data of a job, for search engines. */
  posting?: object;
  /** HTML of further head tags. */
  tags?: string;
}

async function markupOf(site: SiteData, { shown, rows }: PageToRender): Promise<{ head: string; body: string }> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={shown.page.path}>
        <ContentProvider site={site} served={shown} rows={rows}>
          <App />
        </ContentProvider>
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

/** Pages with structured data about the company. */
const DESCRIBES_FIRM: Screen[] = ['home', 'contact'];

/** Names of the meta tags by which search engines verify who owns a site. */
const ENGINES = { google: 'google-site-verification', bing: 'msvalidate.01' } as const;

/** For the home page only, where search engines look for them. */
function verificationTags({ verification }: Content['pages']): string {
  const engines = Object.keys(ENGINES) as (keyof typeof ENGINES)[];
  return engines
    .map((engine) => ({ name: ENGINES[engine], content: verificationCode(verification[engine]) }))
    .filter(({ content }) => content !== undefined)
    .map((tag) => renderToStaticMarkup(<meta {...tag} />))
    .join('');
}

const thisYear = () => new Date().getFullYear();

const sheetLink = (href: string, more = '') => `<link rel="stylesheet" crossorigin href="${href}"${more}>`;

/**
 * The critical CSS, the loader and the deferred style sheets. The sheets load with media="print"; loader.ts applies them to screens, and
 * stands before them so that it misses no load event. The server allows the inline parts before the title by hash
 * (server/site/rendering/pages.ts), so these must not contain content.
 */
function firstPaint(
  html: string,
  site: SiteData,
  { styles, scripts }: ClientAssets['screens'][string],
  assets: ClientAssets,
) {
  const style = styles.map((href) => criticalStyle(assets.sheets[href], html)).join('');
  const late = styles.map((href) => sheetLink(href, ' media="print"')).join('');
  const withoutScripts = `<noscript>${styles.map((href) => sheetLink(href)).join('')}</noscript>`;
  const theme = hasOwnColours(site.firm.colours) ? `<style>${themeCss(site.firm.colours)}</style>` : '';
  const loader = `<script data-scripts="${scripts.join(' ')}">${assets.loader}</script>`;
  return `<style>${style}</style>${loader}${late}${withoutScripts}${theme}`;
}

/** Fonts are not preloaded (docs/decisions/site.md). */
async function htmlOf(site: SiteData, page: PageToRender, assets: SiteAssets): Promise<string> {
  const { head, body } = await markupOf(site, page);
  const { path, screen } = page.shown.page;
  const served: ServedContent = { site, data: page.data ?? page.shown };
  const content = `<script type="application/json" id="${SERVED_CONTENT}">${scriptJson(served)}</script>`;
  const described =
    page.posting ?? (DESCRIBES_FIRM.includes(screen) ? organization(site.firm, assets.icon) : undefined);
  const structured = described ? `<script type="application/ld+json">${scriptJson(described)}</script>` : '';
  const html = assets.template
    .replace(`content="${SAMPLE_FIRM.colours.ink}"`, `content="${site.firm.colours.ink}"`)
    .replace('<body>', () => `<body>${renderToStaticMarkup(<NotLoaded />)}`)
    .replace('</body>', () => `${content}</body>`)
    .replace('<div id="root"><!--app-->', () => `<div id="root" data-page="${path}" data-year="${thisYear()}">${body}`);
  const shown = firstPaint(html, site, assets.screens[screen], assets);
  return html.replace('<!--head-->', () => shown + head + (page.tags ?? '') + structured);
}

function jobToRender({ createdAt, html, ...job }: PostedJob, site: SiteData, icon?: string): PageToRender {
  const page = jobPage(job, site.firm.name);
  return {
    shown: { page, job: { ...job, ...html } },
    data: { page, job },
    posting: jobPosting({ ...job, ...html }, createdAt, site.firm, icon),
  };
}

/** Pages that list rows in <noscript>. */
const ROWS: Partial<Record<Screen, keyof ServedRows>> = { careers: 'jobs', rentals: 'rentals' };

/** Empty if the company hides its careers page. */
const jobsOf = ({ jobs }: Snapshot, site: SiteData): readonly PostedJob[] =>
  isLeftOut(site, PATHS.careers) ? [] : jobs;

function pagesOf(snapshot: Snapshot, site: SiteData): Map<string, () => PageToRender> {
  const pages = new Map<string, () => PageToRender>();
  for (const address of addressesOf(site)) {
    const rows = ROWS[address.screen];
    pages.set(address.path, () => ({
      shown: pageDataOf(snapshot, address),
      rows: rows && { [rows]: snapshot[rows] },
      ...(address.screen === 'home' && { tags: verificationTags(snapshot.content.pages) }),
    }));
  }
  for (const job of jobsOf(snapshot, site))
    pages.set(jobPath(job._id), () => jobToRender(job, site, snapshot.icons?.large));
  pages.set(PATHS.notFound, () => ({ shown: { page: NOT_FOUND_PAGE } }));
  return pages;
}

/** Whether scripts fetch a page's data; they already have those of jobs and of the program's own pages. */
const hasData = ({ page: { screen } }: PageData) => !(screen in PROGRAM_PAGES) && screen !== 'job';

async function renderPage(path: string, page: PageToRender, site: SiteData, assets: SiteAssets) {
  const html = await htmlOf(site, page, assets);
  const files: RenderedFile[] = [{ address: path, extension: '.html', body: html }];
  if (hasData(page.shown)) {
    const body = JSON.stringify({ version: site.version, data: page.shown });
    files.push({ address: dataPath(path), extension: '.json', body });
  }
  return files;
}

const HASH_LENGTH = 22;

const hashOf = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, HASH_LENGTH);

/** The version is a hash of the data that all pages share, so data of a version fit every page of that version. */
function versionedSite(snapshot: Snapshot): SiteData {
  const site = siteOf(snapshot);
  return { ...site, version: hashOf(site, snapshot.icons, thisYear()) };
}

interface OtherFile extends Pick<RenderedFile, 'address' | 'extension'> {
  body: () => string;
}

/** Content-dependent files other than pages. */
function* otherFiles(site: SiteData, snapshot: Snapshot): Generator<OtherFile> {
  yield { address: '/sitemap.xml', extension: '.xml', body: () => sitemap(site, jobsOf(snapshot, site)) };
  yield { address: PROJECTS_FILE, extension: '.json', body: () => JSON.stringify(projectsFile(snapshot)) };
  yield { address: '/robots.txt', extension: '.txt', body: () => robots(site) };
  const { icons } = snapshot;
  if (icons) yield { address: MANIFEST, extension: '.json', body: () => manifest(site.firm, icons) };
}

/** A page, or its error: a page that fails to render does not stop the others. */
async function attempted(
  address: string,
  render: () => Promise<Pick<RenderedPage, 'source' | 'files'>>,
): Promise<RenderedPage> {
  try {
    return { address, ...(await render()) };
  } catch (error) {
    return { address, source: '', files: [], failure: (error as Error).message };
  }
}

/** Renders every file that depends on the content. `only` restricts the pages, not the other files. */
export async function* renderSite(
  snapshot: Snapshot,
  assets: ClientAssets,
  { only, known }: RenderOptions = {},
): AsyncGenerator<RenderedPage> {
  const site = versionedSite(snapshot);
  const own = { ...assets, template: withIcons(assets.template, snapshot.icons), icon: snapshot.icons?.large };
  for (const [address, pageAt] of pagesOf(snapshot, site)) {
    if (only && !only.includes(address)) continue;
    yield attempted(address, async () => {
      const page = pageAt();
      const source = hashOf(site.version, page);
      return { source, files: known?.get(address) === source ? [] : await renderPage(address, page, site, own) };
    });
  }
  for (const { address, extension, body } of otherFiles(site, snapshot)) {
    yield attempted(address, async () => {
      const file = { address, extension, body: body() };
      const source = hashOf(file.body);
      return Promise.resolve({ source, files: known?.get(address) === source ? [] : [file] });
    });
  }
}
