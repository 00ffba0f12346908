import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PATHS } from '#shared/catalogue';
import { NOT_FOUND_PAGE } from '#shared/content/addresses/program-pages';

/**
 * Replaces the bundle that renders pages: each page contains its data as text. The firm's name selects a failure or a delay: `Broken` has a
 * page that cannot be rendered, `Unmade` a site that cannot; `Slow` takes half a second, `Very slow` three seconds.
 */
const RENDER_WORKER = `
import { parentPort, workerData } from 'node:worker_threads';
import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const sourceOf = (body) => createHash('sha256').update(body).digest('base64url').slice(0, 22);
const { snapshot: { content, pictures, shares, jobs, rentals, isSample, icons, ...snapshot }, only, known } = workerData;
const version = snapshot.version + ' of ' + content.firm.name;
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const encoded = ([address, extension, body]) =>
  ({ address, extension, br: brotliCompressSync(body), gzip: gzipSync(body) });
const post = (address, extension, body, data) => {
  if (only && !only.includes(address) && extension !== '.xml') return;
  const files = known.get(address) === sourceOf(body) ? [] : [[address, extension, body], ...(data ? [data] : [])];
  parentPort.postMessage({ address, source: sourceOf(body), files: files.map(encoded) });
};
const firm = escape(content.firm.name);
const page = (heading, rest = '') => '<!doctype html><style>h1{margin:0}</style><title>' + heading + ' | ' + firm + '</title><p>version ' + version + (isSample ? ' sample' : '') + '</p><h1>' + heading + '</h1>' + rest;

if (content.firm.name === 'Slow') await new Promise((resolve) => setTimeout(resolve, 500));
if (content.firm.name === 'Very slow' && !only) await new Promise((resolve) => setTimeout(resolve, 3000));
if (content.firm.name === 'Unmade') throw new Error('nothing can be made of this');
const slides = content.home.slides.map(({ picture, alt }) => '<img src="' + pictures.get(picture)?.base + '" alt="' + escape(alt) + '">');
const share = shares.get(content.pages.share.picture);
const shared = share ? '<p>shared ' + share.url + ' ' + share.width + ' x ' + share.height + '</p>' : '';
const marks = Object.entries(icons ?? {}).map(([use, address]) => '<p>icon ' + use + ' ' + address + '</p>');
post('/', '.html', page('Home', slides.join('') + shared + marks.join('')));
const aboutData = JSON.stringify({ version, data: { mission: content.about.mission } });
const broken = content.firm.name === 'Broken' && (!only || only.includes('/about'));
if (broken) parentPort.postMessage({ address: '/about', source: '', files: [], failure: 'it is broken' });
else post('/about', '.html', page('About', content.about.mission), ['/content/about.json', '.json', aboutData]);
if (content.layout.careers) post('${PATHS.careers}', '.html', page('Careers', jobs.map(({ _id, title }) => '<li>' + _id + ' ' + escape(title) + '</li>').join('') || 'No job postings available at the moment.'));
if (content.layout.rentals) post('${PATHS.rentals}', '.html', page('Rentals', rentals.map(({ vehicleName }) => '<li>' + escape(vehicleName) + '</li>').join('') || 'No rentals available at the moment.'));
for (const job of jobs) post('/careers/' + job._id, '.html', page(escape(job.title), job.html.fullDescription));
post('${NOT_FOUND_PAGE.path}', '.html', page('Error page'));
post('/sitemap.xml', '.xml', '<urlset>' + jobs.map(({ _id }) => '<loc>/careers/' + _id + '</loc>').join('') + '</urlset>');
`;

const PICTURES = {
  pictures: [
    ['hero-1-building-frame', { base: '/assets/frame', widths: [432], width: 432, height: 288, tone: 'tone-mist' }],
  ],
  shares: [['hero-1-building-frame', { url: '/assets/frame-share.jpeg', width: 1200, height: 630 }]],
};

/** Output of the client's build for the server's renderer, with the picture of shared links. */
const RENDERING_FILES = {
  'prerender/render-worker.js': RENDER_WORKER,
  'prerender/package.json': '{ "type": "module" }',
  'prerender/assets.json': '{ "version": "built" }',
  'prerender/pictures.json': JSON.stringify(PICTURES),
};

/** Minimal pages, as the build leaves them. */
const ROW_FILES = {
  'index.html': '<h1>Home</h1>',
  [`${NOT_FOUND_PAGE.path}.html`]: '<h1>Error page</h1>',
  [`${PATHS.careers}.html`]: '<h1>Careers</h1><p>No job postings available at the moment.</p>',
  [`${PATHS.rentals}.html`]: '<h1>Rentals</h1><p>No rentals available at the moment.</p>',
  'sitemap.xml': '<urlset></urlset>',
};

export interface ClientDir {
  /** The folder of the client; the bundle that renders its pages lies beside it. */
  path: string;
  remove(): void;
}

/** Creates a folder like that of the client's build, with the minimum that the server needs and these files. */
export function builtClient(files: Record<string, string | Buffer> = {}): ClientDir {
  const root = mkdtempSync(join(tmpdir(), 'eclar-client-'));
  const inClient = Object.entries({ ...ROW_FILES, ...files }).map(([name, content]) => [join('client', name), content]);
  for (const [name, content] of [...inClient, ...Object.entries(RENDERING_FILES)] as [string, string | Buffer][]) {
    const file = join(root, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return { path: join(root, 'client'), remove: () => rmSync(root, { recursive: true, force: true }) };
}
