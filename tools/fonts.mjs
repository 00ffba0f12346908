/** `npm run fonts`: subsets the fonts of Fontsource into client/src/styles/fonts. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fetchTool } from './lib/fetched.mjs';
import { readArguments, refuseWords } from './lib/arguments.mjs';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = join(ROOT, 'node_modules/@fontsource-variable');
const RESULTS = join(ROOT, 'client/src/styles/fonts');

const USAGE = `npm run fonts

Rewrites client/src/styles/fonts: the letters of English, Spanish and Filipino in the weights that the styles use, and the peso
sign. Run it after an update of the fonts, or when the styles use another weight.`;

const FIRST = 0x20;
const LAST = 0x7e;
const ASCII = String.fromCharCode(...Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index));
/** The last one is the narrow space that browsers put before AM and PM. */
const OTHERS = '\u00a0¡¿§©®°±²³·¼½¾×÷áéíóúüñÁÉÍÓÚÜÑ‐‑–—‘’“”•…−€™\u202f';

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
const subset = (await import(pathToFileURL((await fetchTool('subset-font')).resolve('subset-font')).href)).default;
for (const { name, weights } of FONTS) {
  for (const { part, from, letters } of PARTS) {
    const source = await readFile(join(SOURCES, name, 'files', `${name}-${from}-wght-normal.woff2`));
    const font = await subset(source, letters, { targetFormat: 'woff2', variationAxes: { wght: weights } });
    await writeFile(join(RESULTS, `${name}-${part}.woff2`), font);
    console.log(`fonts  ${name}-${part}.woff2: ${font.length} bytes`);
  }
}
