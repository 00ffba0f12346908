/** `npm run fonts`: subsets the fonts of Fontsource into client/src/styles/fonts, and writes the outlines of pictures' letters. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as prettier from 'prettier';
import { fetchTool } from './lib/packages/fetched.mjs';
import { readArguments, refuseWords } from './lib/arguments.mjs';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = join(ROOT, 'node_modules/@fontsource-variable');
const RESULTS = join(ROOT, 'client/src/styles/fonts');
const OUTLINES = join(ROOT, 'server/pictures/encoding/letters.ts');

const USAGE = `npm run fonts

Rewrites client/src/styles/fonts: the letters of English, Spanish and Filipino in the weights that the styles use, and the peso
sign. Also rewrites server/pictures/encoding/letters.ts, the outlines of the letters that the server draws into pictures. Run it
after an update of the fonts, or when the styles use another weight.`;

const rangeOf = (first, last) =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
const ASCII = rangeOf(0x20, 0x7e);
/** The last one is the narrow space that browsers put before AM and PM. */
const OTHERS = '\u00a0¡¿§©®°±²³·¼½¾×÷áéíóúüñÁÉÍÓÚÜÑ‐‑–—‘’“”•…−€™\u202f';

/** Of the languages of Western Europe. */
const ACCENTED = rangeOf(0xc0, 0xff);

const FONTS = [
  { name: 'archivo', weights: { min: 600, max: 750 } },
  { name: 'source-sans-3', weights: { min: 400, max: 700 } },
];

/** Fontsource has the peso sign in `latin-ext`, whose other letters are rare here. */
const PARTS = [
  { part: 'basic', from: 'latin', letters: ASCII + OTHERS },
  { part: 'peso', from: 'latin-ext', letters: '₱' },
];

readArguments({ command: 'fonts', usage: USAGE, options: {} }, refuseWords);
const tool = await fetchTool('subset-font');
const load = (name) => import(pathToFileURL(tool.resolve(name)).href);
const { default: subset } = await load('subset-font');
const sourceOf = (name, part) => readFile(join(SOURCES, name, 'files', `${name}-${part}-wght-normal.woff2`));

for (const { name, weights } of FONTS) {
  for (const { part, from, letters } of PARTS) {
    const font = await subset(await sourceOf(name, from), letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    await writeFile(join(RESULTS, `${name}-${part}.woff2`), font);
    console.log(`fonts  ${name}-${part}.woff2: ${font.length} bytes`);
  }
}

/** Advance and outline of each letter of the headings' font. No library that encodes pictures reads WOFF2, and servers have no fonts. */
async function outlines() {
  const letters = [...new Set(ASCII + OTHERS + ACCENTED)];
  const [{ name, weights }] = FONTS;
  const options = { targetFormat: 'sfnt', variationAxes: { wght: weights.max } };
  const { Blob, Face, Font } = await load('harfbuzzjs');
  const font = new Font(new Face(new Blob(await subset(await sourceOf(name, 'latin'), letters.join(''), options)), 0));
  return letters
    .map((letter) => [letter, font.nominalGlyph(letter.codePointAt(0))])
    .filter(([, glyph]) => glyph)
    .map(([letter, glyph]) => [letter, `${font.glyphHAdvance(glyph)} ${font.glyphToPath(glyph)}`.trim()]);
}

const HEAD = `/** Letters of the headings' font, in thousandths of its size: the advance, then the outline. Written by \`npm run fonts\`. */
export const LETTERS: Readonly<Record<string, string>> = `;
const config = await prettier.resolveConfig(OUTLINES);
const lines = await outlines();
const code = `${HEAD}${JSON.stringify(Object.fromEntries(lines))};`;
await writeFile(OUTLINES, await prettier.format(code, { ...config, parser: 'typescript' }));
console.log(`fonts  letters.ts: ${lines.length} letters`);
