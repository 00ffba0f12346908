/** Checks the lists of completed projects before the client is built: `node scripts/check-content.mjs` */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { loadSource } from './source.mjs';

const ROOT = join(import.meta.dirname, '..');
const PROJECTS = 'client/src/content/projects';
const PICTURES = 'client/src/pictures/projects';

async function fileProblems(periods) {
  const files = await readdir(join(ROOT, PROJECTS));
  const lists = files.filter((name) => /^\d.*\.ts$/.test(name)).map((name) => name.replace(/\.ts$/, ''));
  return [
    ...periods
      .filter((period) => !lists.includes(period))
      .map((period) => `${PROJECTS}/${period}.ts: is missing, and shared/catalogue.ts has that period`),
    ...lists
      .filter((name) => !periods.includes(name))
      .map((name) => `${PROJECTS}/${name}.ts: is no period of shared/catalogue.ts`),
  ];
}

/** A project names its picture by a key, so no import of a missing file stops the build. */
async function pictureProblems() {
  const { PROJECT_PICTURES } = await loadSource(`${PROJECTS}/pictures.ts`);
  const there = await readdir(join(ROOT, PICTURES));
  return Object.values(PROJECT_PICTURES)
    .filter(({ file }) => !there.includes(`${file}.jpg`))
    .map(({ file }) => `${PICTURES}/${file}.jpg: is missing, and ${PROJECTS}/pictures.ts names it`);
}

async function rowProblems(periods, problemsIn) {
  const problems = periods.map(async (period) => problemsIn(period, await loadSource(`${PROJECTS}/${period}.ts`)));
  return (await Promise.all(problems)).flat();
}

async function configProblems(pluginName) {
  const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(ROOT, 'vite.config.ts'));
  const plugins = (await Promise.all(config.plugins ?? [])).flat(Infinity);
  if (plugins.some((plugin) => plugin?.name === pluginName)) return [];
  return [`vite.config.ts: needs publicProjects() of ${PROJECTS}/vite-plugin.ts, which keeps costs out of the browser`];
}

/** @throws when something is wrong, with one line for each place: file, row, id and field */
export async function checkContent() {
  const [{ PROJECT_PERIODS }, { problemsIn }, { PLUGIN_NAME }] = await Promise.all(
    ['shared/catalogue.ts', `${PROJECTS}/schema.ts`, `${PROJECTS}/vite-plugin.ts`].map(loadSource),
  );
  const problems = await fileProblems(PROJECT_PERIODS);
  if (!problems.length) problems.push(...(await rowProblems(PROJECT_PERIODS, problemsIn)));
  problems.push(...(await pictureProblems()));
  problems.push(...(await configProblems(PLUGIN_NAME)));
  if (problems.length) throw new Error(problems.join('\n'));
}

if (process.argv[1] === import.meta.filename) {
  await checkContent().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
