/** What Vite's manifest says of the built client, as the pages need it (ClientAssets of shared/content/site/rendering.ts). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const STYLES = /\s*<link rel="stylesheet"[^>]*>/g;
const SCREEN = /^src\/pages\/[\w-]+\/([\w-]+)-page\.tsx$/;

/** A chunk and all that it imports, depth first. */
function withImports(manifest, chunk, found = new Set()) {
  if (found.has(chunk)) return found;
  chunk.imports?.forEach((key) => withImports(manifest, manifest[key], found));
  return found.add(chunk);
}

const styleLink = (file) => `<link rel="stylesheet" crossorigin href="/${file}">`;
const scriptLink = (file) => `<link rel="modulepreload" crossorigin href="/${file}">`;

function screenOf(manifest, template, key) {
  const inTemplate = new Set(Object.values(manifest).filter(({ file }) => template.includes(file)));
  const chunks = [...withImports(manifest, manifest[key])].filter((chunk) => !inTemplate.has(chunk));
  const own = chunks.flatMap(({ css = [] }) => css);
  return {
    styles: [...template.match(STYLES), ...own.map(styleLink)].join(''),
    scripts: chunks.map(({ file }) => scriptLink(file)).join(''),
  };
}

/** @param client the folder with the built client and Vite's manifest */
export async function readAssets(client) {
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
  const template = await readFile(join(client, 'index.html'), 'utf8');
  const screens = Object.keys(manifest).filter((key) => SCREEN.test(key));
  return {
    template: template.replaceAll(STYLES, ''),
    screens: Object.fromEntries(screens.map((key) => [SCREEN.exec(key)[1], screenOf(manifest, template, key)])),
  };
}
