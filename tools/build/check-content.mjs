/** Checks the sample content before the client is built: `node tools/build/check-content.mjs` */
import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { loadSource } from '../lib/source.mjs';

const SAMPLE = 'shared/content/sample';
const PICTURES = 'client/src/pictures';

/** All picture ids in a value, at any depth. */
function picturesIn(value) {
  if (typeof value !== 'object' || value === null) return [];
  const own = typeof value.picture === 'string' ? [value.picture] : [];
  return [...own, ...Object.values(value).flatMap(picturesIn)];
}

async function pictureProblems(content) {
  const files = await readdir(join(import.meta.dirname, '../..', PICTURES), { recursive: true });
  const there = new Set(files.map((file) => parse(file).name));
  return [...new Set(picturesIn(content))]
    .filter((id) => !there.has(id))
    .map((id) => `${PICTURES}: there is no ${id}.jpg, which ${SAMPLE} refers to`);
}

/** @throws an error with one line per problem */
export async function checkContent() {
  const [{ SAMPLE: content }, { DOCUMENT_NAMES, problemsOf }] = await Promise.all(
    [`${SAMPLE}/sample.ts`, 'shared/content/documents.ts'].map(loadSource),
  );
  const problems = DOCUMENT_NAMES.flatMap((name) => problemsOf(name, content[name]));
  const lines = problems.map(
    ({ document, path, message }) => `${SAMPLE}, ${[document, ...path].join('.')}: ${message}`,
  );
  lines.push(...(await pictureProblems(content)));
  if (lines.length) throw new Error(lines.join('\n'));
}

if (process.argv[1] === import.meta.filename) {
  await checkContent().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
