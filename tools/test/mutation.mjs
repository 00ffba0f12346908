/** `npm run mutation`: breaks the code in small ways, one at a time, and counts how often its specs notice. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { buildOrExit } from '../build/build.mjs';
import { readArguments, UsageError } from '../lib/arguments.mjs';
import { fetchTool } from '../lib/fetched.mjs';
import { startPostgres } from '../lib/load/postgres.mjs';
import { runLong } from '../lib/long-run.mjs';
import { runAndUndo } from '../lib/undo.mjs';

const ROOT = join(import.meta.dirname, '../..');
const RESULTS = join(ROOT, 'test-results/mutation');
const JEST = 'node_modules/jest/bin/jest.js';
const GOAL = 85;

/** What would harm most if it broke unnoticed, with the specs that are to notice. */
const MOST_IMPORTANT = {
  'server/auth/admin.guard.ts': ['server/auth/admin.guard.spec.ts', 'server/auth/second-key/second-keys.spec.ts'],
  'server/submissions/own-kinds.ts': ['server/app/specs/kinds.spec.ts'],
  'server/http/errors/validation.pipe.ts': ['server/http/errors/errors.spec.ts', 'server/http/body/json-body.spec.ts'],
  'server/content/publishing/publishing.service.ts': ['server/content/publishing', 'server/content/content.spec.ts'],
  'server/content/drafts/drafts.service.ts': ['server/content/drafts', 'server/content/content.spec.ts'],
  'server/submissions/insert-submission.ts': ['server/submissions/idempotency', 'server/offers'],
  'server/submissions/idempotency/body-hash.ts': ['server/submissions/idempotency'],
  'server/http/limits/counter.ts': ['server/http/limits'],
  'server/http/limits/guess-limits.ts': ['server/http/limits', 'server/auth/second-key/steps'],
  'server/submissions/spam/spam.ts': ['server/submissions/spam'],
  'server/submissions/retention/retention.ts': ['server/submissions/retention'],
  'server/submissions/retention/delete-submissions.ts': ['server/submissions/retention'],
};

const USAGE = `npm run mutation -- [files] [--changed]

Changes one operator, condition, text or block of a file after the other (StrykerJS), runs the specs of the file each time, and
lists what no spec has noticed. Without files: the most important ones, of which the specs are to notice ${GOAL} % (status 1 below).
Another file is tried with the specs of its folder, or of the nearest folder above that has any.

  --changed   the files that differ from main

A change takes five to ten seconds, a file of a hundred lines about ten minutes. What Stryker says is in test-results/mutation.`;

const { given, isChanged } = readArguments(
  { command: 'mutation', usage: USAGE, options: { changed: { type: 'boolean', default: false } } },
  ({ changed }, files) => {
    const missing = files.find((file) => !existsSync(join(ROOT, file)) || !/^(server|shared)\/.*\.ts$/.test(file));
    if (missing) throw new UsageError(`"${missing}" is no file of server/ or shared/`);
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

const jestFor = (specs) => [JEST, ...specs, '--bail', '--selectProjects', 'server'];

const configuration = (file, specs, name) => ({
  mutate: [file],
  testRunner: 'command',
  commandRunner: { command: ['node', ...jestFor(specs)].join(' ') },
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: join(RESULTS, `${name}.json`) },
  tempDirName: 'test-results/mutation/copies',
  ignorePatterns: ['/client/src/pictures', '/e2e', '/docs', '/dist', '/tools/packages', '/.cache'],
  concurrency: availableParallelism(),
  timeoutMS: 60_000, // beside half as long again as the specs need
  allowConsoleColors: false,
  tsconfigFile: 'none', // the specs are compiled without it, and to read it Stryker would want a TypeScript of its own
  checkers: [],
  plugins: [],
});

const isNoticed = ({ status }) => ['Killed', 'Timeout'].includes(status);
/** What cannot be compiled says nothing about the specs. */
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
  if (specs.length === 0) throw new Error(`${file} has no specs near it`);
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
  if (!ok) throw new Error(`Stryker has not tried ${file}: see ${join(RESULTS, `${name}.log`)}`);
  const mutants = await readMutants(name);
  console.log(`${file}: ${share(mutants)} % of ${mutants.length} noticed`);
  for (const mutant of mutants.filter((one) => !isNoticed(one))) console.log(told(mutant));
  return mutants;
}

/** All runs of Jest copy the databases of their specs from one that is migrated once. */
async function migratedTemplate(specs) {
  const { url } = await startPostgres();
  const { ok } = await runLong({
    name: 'mutation  the specs, before anything is broken',
    program: process.execPath,
    args: jestFor(specs),
    log: join(RESULTS, 'unbroken.log'),
    cwd: ROOT,
    env: { ...process.env, SPEC_DATABASE_URL: url },
  });
  if (!ok) throw new Error('The specs fail as they are: mend them first');
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
  console.log(`In all ${share(all)} % of ${all.length} noticed (${GOAL} % wanted)`);
  if (share(all) < GOAL) process.exitCode = 1;
});
