/** Bundles the compiled server and its packages into dist/server, which production runs. */
import { readFile, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { httpByRequire, rxjsInParts, typesOfFiles, unusedParts } from './left-out.mjs';
import { ROOT, writeNotices, writePackages } from './packages.mjs';
import { decode, encode } from '@jridgewell/sourcemap-codec';

/**
 * Removes the mappings of packages, which are most of a source map. A segment without a source marks where a package's code begins,
 * so that its stack frames keep their lines in the bundle.
 */
function ownLines({ mappings, sources, ...map }) {
  const own = sources.filter((source) => !source.includes('node_modules/'));
  const places = sources.map((source) => own.indexOf(source));
  let wasOwn = true;
  const kept = (segments) =>
    segments.flatMap(([column, source, line, character]) => {
      const before = wasOwn;
      wasOwn = places[source] >= 0;
      if (wasOwn) return [[column, places[source], line, character]];
      return before ? [[column]] : [];
    });
  return { ...map, sources: own, names: [], mappings: encode(decode(mappings).map(kept)) };
}

const COMPILED = join(ROOT, 'dist/compiled/');
const BUNDLE = join(ROOT, 'dist/server');

/** All go into one folder, because `encoder.ts` and `start.ts` look for files relative to themselves. */
const ENTRIES = {
  main: 'main.js',
  database: 'app/database-cli.js',
  openapi: 'app/openapi.js',
  'encoding-process': 'pictures/encoding/encoding-process.js',
};

/** Not bundled: native code, and swagger-ui-dist, whose files the site serves from disk. */
const OUTSIDE = ['@node-rs/argon2', 'sharp', 'swagger-ui-dist'];

/** Optional packages of Nest, which the site does not install. */
const NOT_INSTALLED = /^@nestjs\/(microservices|websockets)|^@fastify\/static/;

const REQUIRE = 'const require = createRequire(import.meta.url);';

/** Loads the compiler's source maps, so that stack traces show TypeScript lines. */
const sourceMaps = {
  name: 'source-maps',
  load: {
    filter: { id: /\/dist\/compiled\/.*\.js$/ },
    handler: async (id) => ({
      code: await readFile(id, 'utf8'),
      map: JSON.parse(await readFile(`${id}.map`, 'utf8')),
    }),
  },
};

/** Nest's ES modules create their own `require`, which the bundler does not follow. */
const requireInModules = {
  name: 'require-in-modules',
  transform: {
    filter: { id: /node_modules\/@nestjs\//, code: REQUIRE },
    handler: (code) => ({ code: code.replace(REQUIRE, ''), map: null }),
  },
};

/**
 * V8 stores a file with characters beyond Latin-1 at two bytes per character, and parses it more slowly. Without comments, such
 * characters occur only in strings and regular expressions, where the escape means the same.
 */
const escaped = (code) =>
  code.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Makes warnings errors, because an unresolved import would fail only at a request. */
function failOnWarning(_level, { code, message }) {
  throw new Error(`${code}: ${message}`);
}

async function bundle() {
  const made = await rolldown({
    cwd: ROOT,
    input: Object.fromEntries(
      Object.entries(ENTRIES).map(([name, file]) => [name, join(COMPILED, 'server/server', file)]),
    ),
    platform: 'node',
    external: (id) => NOT_INSTALLED.test(id) || OUTSIDE.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [sourceMaps, requireInModules, unusedParts, typesOfFiles, httpByRequire, rxjsInParts],
    onLog: failOnWarning,
  });
  const { output } = await made.write({
    dir: BUNDLE,
    cleanDir: true,
    format: 'esm',
    // Nest, TypeORM and Swagger use class names
    keepNames: true,
    comments: false,
    minify: true,
    sourcemap: true,
    sourcemapExcludeSources: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
  });
  await made.close();
  return output.filter(({ type }) => type === 'chunk');
}

const chunks = await bundle();
for (const { fileName, code, map } of chunks) {
  await writeFile(join(BUNDLE, fileName), escaped(code));
  if (map) await writeFile(join(BUNDLE, `${fileName}.map`), JSON.stringify(ownLines(map)));
}
await writeNotices(
  BUNDLE,
  chunks.flatMap(({ modules }) => Object.keys(modules)).filter((id) => !isBuiltin(id)),
);
await writePackages(join(ROOT, 'dist/image'), OUTSIDE);
