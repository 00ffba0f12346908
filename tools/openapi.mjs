/** `npm run openapi`: writes the API's OpenAPI document. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { buildOrExit } from './build/build.mjs';
import { readArguments, UsageError } from './lib/arguments.mjs';
import { loadOpenApi } from './lib/server.mjs';

const ROOT = join(import.meta.dirname, '..');
const USAGE = `npm run openapi -- [file]

Writes the API's OpenAPI document into the file, or into dist/openapi.json. Needs no database.`;

const file = readArguments({ command: 'openapi', usage: USAGE }, (_values, [name, ...more]) => {
  if (more.length > 0) throw new UsageError('Give one file at most');
  return resolve(name ?? join(ROOT, 'dist/openapi.json'));
});

await buildOrExit({ only: ['server'] });
const { openApiDocument } = await loadOpenApi();
const document = await openApiDocument();
await mkdir(dirname(file), { recursive: true });
await writeFile(file, `${JSON.stringify(document, undefined, 2)}\n`);
console.log(`openapi  ${Object.keys(document.paths).length} paths written to ${relative(process.cwd(), file)}`);
