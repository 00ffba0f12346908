/** After both Vite builds: every page of the catalogue as an HTML file in dist/client, then .br and .gz beside every text file. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const DIST = join(import.meta.dirname, '../../dist');
const CLIENT = join(DIST, 'client');
const TEXT = /\.(html|js|css|svg|txt|xml|json)$/;

const { pages, render, robots, sitemap } = await import('../../dist/prerender/prerender.js');
const manifest = JSON.parse(await readFile(join(CLIENT, '.vite/manifest.json'), 'utf8'));
const template = await readFile(join(CLIENT, 'index.html'), 'utf8');

/** A chunk and all that it imports, depth first. */
function withImports(chunk, found = new Set()) {
  if (found.has(chunk)) return found;
  chunk.imports?.forEach((key) => withImports(manifest[key], found));
  return found.add(chunk);
}

const inTemplate = new Set(Object.values(manifest).filter(({ file }) => template.includes(file)));

/** What a page is rendered with: its screen, and its rows where they are a module of their own. */
const modulesOf = ({ screen, period }) => [
  `src/pages/${screen}/${screen}-page.tsx`,
  ...(period ? [`src/content/projects/${period}.ts`] : []),
];

function chunksOf(page) {
  const found = new Set();
  for (const module of modulesOf(page)) {
    if (!manifest[module]) throw new Error(`there is no ${module} in Vite's manifest`);
    withImports(manifest[module], found);
  }
  return [...found].filter((needed) => !inTemplate.has(needed));
}

const fonts = (await readdir(join(CLIENT, 'assets'))).filter((file) => file.endsWith('.woff2'));

/** Early, and yet behind the picture of the first screenful: text waits well in a fallback of the same measures. */
const fontLinks = fonts
  .map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="/assets/${file}">`,
  )
  .join('');

const styleLink = (file) => `<link rel="stylesheet" crossorigin href="/${file}">`;
const STYLES = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * In the order in which a browser with few connections fetches: styles, the entry, the picture in sight, what brings the
 * page to life, and the fonts.
 */
async function htmlOf(page) {
  const { head, body } = await render(page);
  const chunks = chunksOf(page);
  const own = chunks.flatMap(({ css = [] }) => css);
  const styles = [...template.match(STYLES), ...own.map(styleLink)].join('');
  const modules = chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return template
    .replaceAll(STYLES, '')
    .replace('<!--head-->', () => styles + head)
    .replace('</body>', () => `${modules.join('')}${fontLinks}</body>`)
    .replace(
      '<div id="root"><!--app-->',
      () => `<div id="root" data-page="${page.path}" data-year="${new Date().getFullYear()}">${body}`,
    );
}

async function writePage(page) {
  const file = join(CLIENT, page.path === '/' ? 'index.html' : `${page.path}.html`);
  const html = await htmlOf(page).catch((error) => {
    throw new Error(`The page ${page.path} could not be rendered: ${error.message}`, { cause: error });
  });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

async function compress(file) {
  const data = await readFile(file);
  const best = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(data, best));
  await writeFile(`${file}.gz`, await promisify(gzip)(data, { level: 9 }));
}

for (const page of pages) await writePage(page);
await writeFile(join(CLIENT, 'sitemap.xml'), sitemap());
await writeFile(join(CLIENT, 'robots.txt'), robots());
await rm(join(CLIENT, '.vite'), { recursive: true });
const files = await readdir(CLIENT, { recursive: true });
await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => compress(join(CLIENT, file))));
