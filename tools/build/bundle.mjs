/** Writes the compiled server and its packages into dist/server, as the few files that production runs. */
import { readFile, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { httpByRequire, rxjsInParts, typesOfFiles, unusedParts } from './left-out.mjs';
import { ownLines } from './own-lines.mjs';
import { ROOT, writeNotices, writePackages } from './packages.mjs';

const COMPILED = join(ROOT, 'dist/compiled/');
const BUNDLE = join(ROOT, 'dist/server');

/** All files lie in one folder: `encoder.ts` and `start.ts` find what is beside them. */
const ENTRIES = {
  main: 'main.js',
  database: 'app/database-cli.js',
  openapi: 'app/openapi.js',
  'encoding-process': 'pictures/encoding/encoding-process.js',
};

/** Native code, and a folder of files that is served as it is. */
const OUTSIDE = ['@node-rs/argon2', 'sharp', 'swagger-ui-dist'];

/** Packages that Nest loads where they are installed. The site has none of them. */
const NOT_INSTALLED = /^@nestjs\/(microservices|websockets)|^@fastify\/static/;

const REQUIRE = 'const require = createRequire(import.meta.url);';

/** The compiler's own maps, so that a trace names the lines of TypeScript. */
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

/** Packages of Nest are ES modules that call a `require` of their own making, which the bundler does not follow. */
const requireInModules = {
  name: 'require-in-modules',
  transform: {
    filter: { id: /node_modules\/@nestjs\//, code: REQUIRE },
    handler: (code) => ({ code: code.replace(REQUIRE, ''), map: null }),
  },
};

/**
 * V8 keeps a file with a character beyond Latin-1 in memory at two bytes a character, and reads it more slowly. The
 * escape means the same in strings and regular expressions, where alone these characters are once comments are gone.
 */
const escaped = (code) =>
  code.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** @throws when an import is not found, which would fail at a request */
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
    // Nest, TypeORM and Swagger go by the names of classes
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
