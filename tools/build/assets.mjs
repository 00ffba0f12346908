/** Collects what pages need from the built client: ClientAssets of shared/content/site/rendering.ts. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'rolldown';
import { takeApart } from './style-rules.mjs';

const LOADER = join(import.meta.dirname, '../../client/src/loader.ts');
const TAGS = /\s*<(?:link rel="(?:stylesheet|modulepreload)"|script type="module")[^>]*>(?:<\/script>)?/g;
const ADDRESS = /(?:src|href)="([^"]+)"/;
const SCREEN = /^src\/(?:pages\/[\w/-]+|admin)\/([\w-]+)-page\.tsx$/;

/** A chunk's static imports, depth first, then the chunk itself. */
function withImports(manifest, chunk, found = new Set()) {
  if (found.has(chunk)) return found;
  chunk.imports?.forEach((key) => withImports(manifest, manifest[key], found));
  return found.add(chunk);
}

/** Style sheets and scripts of a page, those of the entry first. */
function screenOf(manifest, named, key) {
  const chunks = [...withImports(manifest, manifest[key])];
  const all = [...named, ...chunks.flatMap(({ css = [], file }) => [...css, file]).map((file) => `/${file}`)];
  const addresses = [...new Set(all)];
  return {
    styles: addresses.filter((address) => address.endsWith('.css')),
    scripts: addresses.filter((address) => address.endsWith('.js')),
  };
}

/** Rewrites the style sheets without the fonts that pages inline. @returns the sheets' parts that pages may inline, by address */
async function takeRules(client, screens) {
  const addresses = [...new Set(Object.values(screens).flatMap(({ styles }) => styles))];
  const take = async (address) => {
    const { rules, sheet } = takeApart(await readFile(join(client, address), 'utf8'));
    await writeFile(join(client, address), sheet);
    return [address, rules];
  };
  return Object.fromEntries(await Promise.all(addresses.map(take)));
}

async function buildLoader() {
  const { output } = await build({ input: LOADER, write: false, output: { format: 'iife', minify: true } });
  return output[0].code.trim();
}

/** @param client folder of the built client, with Vite's manifest */
export async function readAssets(client) {
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
  const template = await readFile(join(client, 'index.html'), 'utf8');
  const named = template.match(TAGS).map((tag) => ADDRESS.exec(tag)[1]);
  const keys = Object.keys(manifest).filter((key) => SCREEN.test(key));
  const screens = Object.fromEntries(keys.map((key) => [SCREEN.exec(key)[1], screenOf(manifest, named, key)]));
  return {
    template: template.replaceAll(TAGS, ''),
    loader: await buildLoader(),
    sheets: await takeRules(client, screens),
    screens,
  };
}
