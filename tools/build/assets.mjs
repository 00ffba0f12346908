/** Collects the parts of the built client that pages need: ClientAssets of shared/content/site/rendering.ts. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'rolldown';
import postcss from 'postcss';

/** Never inlined: printing, and browsers without scripts, use the whole sheet. */
const OF_THE_SHEET = /^print\b|^\(scripting:\s*none\)$/;
/** States that no page starts in, so their rules are not inlined. */
const STATE = /::?(?:hover|active|selection)\b/g;
/** A pseudo-class with arguments, such as `:not(…)`. A page need not contain the elements that the arguments name. */
const FUNCTION = /:[\w-]+\([^()]*\)/g;
const ATTRIBUTE = /\[([\w-]+)(?:([~|^$*]?)=(?:"([^"]*)"|([\w-]*)))?[^\]]*\]/g;
const PSEUDO = /::?[\w-]+/g;
const NAME = /[.#]?[A-Za-z_][\w-]*/g;

function withoutFunctions(selector) {
  const shorter = selector.replace(FUNCTION, '');
  return shorter === selector ? selector : withoutFunctions(shorter);
}

/** The parts that a page must contain for the selector to match: `a`, `.class`, `#id`, `[attribute` and `[attribute=value`. */
function namesIn(selector) {
  const plain = withoutFunctions(selector);
  const names = plain.match(STATE) ?? [];
  const rest = plain.replace(ATTRIBUTE, (_all, name, operator, quoted, bare) => {
    const value = quoted ?? bare;
    names.push(value === undefined || operator ? `[${name}` : `[${name}=${value}`);
    return ' ';
  });
  return [...names, ...(rest.replace(PSEUDO, '').match(NAME) ?? [])];
}

const waits = (node) => node.name === 'page' || (node.name === 'media' && OF_THE_SHEET.test(node.params));

function partOf(node) {
  if (node.type === 'rule') {
    const body = node.nodes.map(String).join(';');
    return { selectors: node.selectors.map((selector) => [selector, namesIn(selector)]), body };
  }
  if (!['media', 'layer', 'supports', 'container'].includes(node.name) || !node.nodes) return String(node);
  return { prelude: `@${node.name} ${node.params}`, nodes: partsOf(node.nodes) };
}

const partsOf = (nodes) => nodes.filter((node) => node.type !== 'comment' && !waits(node)).map(partOf);

const isFont = (node) => node.name === 'font-face';
/** Fonts of the system, such as the fallbacks, need no request. */
const isFetched = (node) => node.nodes.some(({ prop, value }) => prop === 'src' && value.includes('url('));

/**
 * Each page inlines the parts of `rules` that it needs (StyleNode of shared/content/site/rendering.ts). `sheet` is the style sheet that it
 * loads afterwards. Fonts that are fetched are in the sheet alone: the first paint comes before them (docs/decisions/site.md), and
 * browsers load a repeated font twice.
 */
function takeApart(css) {
  const { nodes } = postcss.parse(css);
  const fonts = nodes.filter(isFont);
  const fetched = fonts.filter(isFetched);
  const others = nodes.filter((node) => !isFont(node));
  return {
    rules: [...fonts.filter((font) => !fetched.includes(font)).map(String), ...partsOf(others)],
    sheet: [...fetched, ...others].map(String).join(''),
  };
}

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

/** Style sheets and scripts of a page: those of the entry, of the chunks that ask for the page, and its own. */
function screenOf(manifest, named, key) {
  const asking = Object.values(manifest).filter(({ dynamicImports }) => dynamicImports?.includes(key));
  const chunks = [...asking, manifest[key]].flatMap((chunk) => [...withImports(manifest, chunk)]);
  const all = [...named, ...chunks.flatMap(({ css = [], file }) => [...css, file]).map((file) => `/${file}`)];
  const addresses = [...new Set(all)];
  return {
    styles: addresses.filter((address) => address.endsWith('.css')),
    scripts: addresses.filter((address) => address.endsWith('.js')),
  };
}

/** Rewrites the style sheets without the fallback fonts, which pages inline. @returns the sheets' parts that pages may inline, by address */
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
  const { output } = await build({
    input: LOADER,
    write: false,
    output: { format: 'iife', minify: true, comments: false },
  });
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
