/** `npm run openapi [file]` writes the API's OpenAPI document, to dist/openapi.json when no file is named. Needs no database. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { buildOrExit } from './build/build.mjs';

const ROOT = join(import.meta.dirname, '..');
const file = resolve(process.argv[2] ?? join(ROOT, 'dist/openapi.json'));

await buildOrExit({ only: ['server'] });
const { openApiDocument } = await import('../dist/server/server/app/openapi.js');
const document = await openApiDocument();
await mkdir(dirname(file), { recursive: true });
await writeFile(file, `${JSON.stringify(document, undefined, 2)}\n`);
console.log(`openapi  ${Object.keys(document.paths).length} paths written to ${relative(process.cwd(), file)}`);
