/** `npm run mutation`: breaks the code in small ways, one at a time, and counts how often its specs notice. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { buildOrExit } from '../build/build.mjs';
import { readArguments, UsageError } from '../lib/arguments.mjs';
import { fetchTool } from '../lib/packages/fetched.mjs';
import { startPostgres } from '../lib/load/postgres.mjs';
import { runLong } from '../lib/long-run.mjs';
import { runAndUndo } from '../lib/undo.mjs';

const ROOT = join(import.meta.dirname, '../..');
const RESULTS = join(ROOT, 'test-results/mutation');
const JEST = 'node_modules/jest/bin/jest.js';
const GOAL = 85;

/** The files whose undetected faults would do most harm, with the specs that should detect them. */
const MOST_IMPORTANT = {
  'server/auth/admin.guard.ts': [
    'server/auth/admin.guard.spec.ts',
    'server/auth/two-factor/two-factor.spec.ts',
    'server/app/specs/rights.spec.ts',
  ],
  'server/submissions/own-kinds.ts': ['server/app/specs/kinds.spec.ts'],
  'server/http/errors/validation.pipe.ts': ['server/http/errors/errors.spec.ts', 'server/http/body/json-body.spec.ts'],
  'server/content/publishing/publishing.service.ts': [
    'server/content/publishing',
    'server/content/content.spec.ts',
    'server/content/drafts/owner-fields.spec.ts',
  ],
  'server/content/drafts/drafts.service.ts': ['server/content/drafts', 'server/content/content.spec.ts'],
  'server/submissions/insert-submission.ts': ['server/submissions/idempotency', 'server/offers'],
  'server/http/limits/counter.ts': ['server/http/limits'],
  'server/http/limits/guess-limits.ts': [
    'server/http/limits',
    'server/auth/known-browsers',
    'server/accounts/passwords/password-link.spec.ts',
    'server/accounts/passwords/password-requests.spec.ts',
    'server/inbox/agenda/feed',
  ],
  'server/submissions/spam/spam.ts': ['server/submissions/spam'],
  'server/submissions/retention/retention.ts': ['server/submissions/retention'],
  'server/submissions/retention/delete-submissions.ts': ['server/submissions/retention'],
};

const USAGE = `npm run mutation -- [files] [--changed]

Changes the operators, conditions, texts and blocks of a file one at a time (StrykerJS), runs its specs after each change, and lists
the changes that no spec detects. Status 1: less than ${GOAL} % were detected. Without files, it takes the most important ones. Other
files are tested with the specs of their folder, or of the nearest folder above that has any.

  --changed   the files that differ from main

A change takes five to ten seconds, a file of a hundred lines about ten minutes. Stryker's output goes to test-results/mutation.`;

const { given, isChanged } = readArguments(
  { command: 'mutation', usage: USAGE, options: { changed: { type: 'boolean', default: false } } },
  ({ changed }, files) => {
    const missing = files.find((file) => !existsSync(join(ROOT, file)) || !/^(server|shared)\/.*\.ts$/.test(file));
    if (missing) throw new UsageError(`"${missing}" is not a .ts file of server/ or shared/`);
    return { given: files, isChanged: changed };
  },
);

const run = promisify(execFile);

async function changedFiles() {
  const { stdout } = await run('git', ['diff', '--name-only', '--diff-filter=d', 'main', '--', 'server', 'shared'], {
    cwd: ROOT,
  });
  return stdout.split('\n').filter((file) => /\.ts$/.test(file) && !/\.spec\.ts$|\/testing\//.test(file));
}

const { stdout: tracked } = await run('git', ['ls-files', '*.spec.ts'], { cwd: ROOT });
const SPECS = tracked.split('\n').filter(Boolean);

function specsNear(file) {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder))
    if (SPECS.some((spec) => spec.startsWith(`${folder}/`))) return [folder];
  return [];
}

/** In one process each: Stryker runs as many at once as there are cores, and every further process would load Nest again. */
const jestFor = (specs) => [JEST, ...specs, '--bail', '--runInBand', '--selectProjects', 'server'];

const configuration = (file, specs, name) => ({
  mutate: [file],
  testRunner: 'command',
  commandRunner: { command: ['node', ...jestFor(specs)].join(' ') },
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: join(RESULTS, `${name}.json`) },
  tempDirName: 'test-results/mutation/copies',
  ignorePatterns: ['/client/src/pictures', '/e2e', '/dist', '/tools/packages', '/.cache'],
  concurrency: Math.ceil(availableParallelism() * 1.5), // as in jest.config.js, specs spend a third of their time waiting
  timeoutMS: 60_000, // in addition to 1.5 times the duration of the specs
  allowConsoleColors: false,
  tsconfigFile: 'none', // the specs compile without it, and Stryker would need its own TypeScript to read it
  checkers: [],
  plugins: [],
});

const isNoticed = ({ status }) => ['Killed', 'Timeout'].includes(status);
/** A mutant that does not compile says nothing about the specs. */
const isValid = ({ status }) => !['CompileError', 'RuntimeError', 'Ignored'].includes(status);

async function readMutants(name) {
  const { files } = JSON.parse(await readFile(join(RESULTS, `${name}.json`), 'utf8'));
  return Object.values(files)
    .flatMap(({ mutants }) => mutants)
    .filter(isValid);
}

const told = ({ mutatorName, location: { start }, replacement = '' }) =>
  `  line ${start.line}: ${mutatorName} ${JSON.stringify(replacement.slice(0, 100))}`;

const share = (mutants) => Math.round((100 * mutants.filter(isNoticed).length) / (mutants.length || 1));

async function tryFile(stryker, env, file) {
  const specs = MOST_IMPORTANT[file] ?? specsNear(file);
  if (specs.length === 0) throw new Error(`${file} has no specs in its folder or above`);
  const name = file.replaceAll(/[/.]/g, '-');
  const settings = join(RESULTS, `${name}.settings.json`);
  await writeFile(settings, JSON.stringify(configuration(file, specs, name)));
  const { ok } = await runLong({
    name: `mutation  ${file}`,
    program: process.execPath,
    args: [stryker, 'run', relative(ROOT, settings)],
    log: join(RESULTS, `${name}.log`),
    cwd: ROOT,
    env,
  });
  if (!ok) throw new Error(`Stryker failed on ${file}: see ${join(RESULTS, `${name}.log`)}`);
  const mutants = await readMutants(name);
  console.log(`${file}: ${share(mutants)} % of ${mutants.length} changes detected`);
  for (const mutant of mutants.filter((one) => !isNoticed(one))) console.log(told(mutant));
  return mutants;
}

/** Runs the specs unchanged, which also migrates the database that all later runs of Jest copy. @returns its URL */
async function migratedTemplate(specs) {
  const { url } = await startPostgres();
  const { ok } = await runLong({
    name: 'mutation  the specs on the unchanged code',
    program: process.execPath,
    args: jestFor(specs),
    log: join(RESULTS, 'unbroken.log'),
    cwd: ROOT,
    env: { ...process.env, SPEC_DATABASE_URL: url },
  });
  if (!ok) throw new Error('The specs fail on the unchanged code: fix them first');
  return url;
}

await buildOrExit();
await runAndUndo(async () => {
  await rm(RESULTS, { recursive: true, force: true });
  await mkdir(RESULTS, { recursive: true });
  const wanted = isChanged ? await changedFiles() : given;
  const files = wanted.length || isChanged ? wanted : Object.keys(MOST_IMPORTANT);
  const require = await fetchTool('stryker');
  const stryker = join(dirname(require.resolve('@stryker-mutator/core/package.json')), 'bin/stryker.js');
  const specs = [...new Set(files.flatMap((file) => MOST_IMPORTANT[file] ?? specsNear(file)))];
  const env = { ...process.env, SPEC_TEMPLATE_URL: await migratedTemplate(specs) };
  const all = [];
  for (const file of files) all.push(...(await tryFile(stryker, env, file)));
  console.log(`In total ${share(all)} % of ${all.length} changes detected (goal: ${GOAL} %)`);
  if (share(all) < GOAL) process.exitCode = 1;
});
