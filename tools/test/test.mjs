/** `npm test`: specs and browser tests. `npm run test:all` adds matrices, fuzzing, and the other browsers and databases. */
import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { findChromium } from '../lib/browsers/browser.mjs';
import { buildIfStale } from '../build/build.mjs';
import { BuildError } from '../build/run-tool.mjs';
import { SUPPORTED } from '../lib/packages/postgres-from-npm.mjs';
import { countDatabases, countJest, countPlaywright } from './test-counts.mjs';
import { printTimes } from './times.mjs';

const ROOT = join(import.meta.dirname, '../..');
const RESULTS = join(ROOT, 'test-results');
const JEST_RESULT = join(RESULTS, 'jest.json');
const PLAYWRIGHT_RESULT = join(RESULTS, 'e2e.json');
const DATABASES_RESULTS = join(RESULTS, 'databases');

/** A document lives for one test, so with more room for new objects, fewer are copied. Jest's workers inherit the flag. */
const ROOMY = ['--max-semi-space-size=64'];

const jest = (only) => ({
  title: only ? `${only} (Jest)` : 'server and client (Jest)',
  program: [...ROOMY, 'node_modules/jest/bin/jest.js', '--json', `--outputFile=${JEST_RESULT}`],
  // last, because it takes all following words as projects
  project: only ? ['--selectProjects', only] : [],
  filtered: ['--passWithNoTests'],
  count: () => countJest(JEST_RESULT),
  alone: 'npx jest path/of.spec.ts',
});

const PLAYWRIGHT = {
  title: 'the built product in a browser (Playwright)',
  program: ['node_modules/@playwright/test/cli.js', 'test'],
  project: [],
  filtered: ['--pass-with-no-tests'],
  count: () => countPlaywright(PLAYWRIGHT_RESULT),
  alone: 'npx playwright test e2e/name.spec.ts (log of the product: test-results/product.log)',
};

const databases = (versions, only) => ({
  title: `the server on PostgreSQL ${versions.join(', ')} (${only})`,
  program: ['tools/test/databases.mjs', ...versions, '--only', only],
  project: [],
  filtered: [],
  wholeFiles: true, // but no more fuzzing, which would test nothing new of the database
  count: () => countDatabases(DATABASES_RESULTS, only.split(',')),
  alone: `npm run databases -- ${versions[0]} --only ${only}`,
});

const STAGES = { server: [jest('server')], client: [jest('client')], e2e: [PLAYWRIGHT], all: [jest(), PLAYWRIGHT] };

const [OLDEST, ...NEWER] = SUPPORTED;
const NEWEST = NEWER.pop();

/** Added by `--all` without further words. Jest already runs on the newest, and the specs on the oldest include its migrations. */
const DATABASES = [databases([OLDEST], 'specs'), databases(NEWER, 'migrations,backup')];

const USAGE = `npm test -- [--all] [--only server|client|e2e] [words for the runner]
npm test -- --times [files]

Builds what is stale, then runs Jest (server and client) and Playwright on the built product. Covers each sentence of the
specification, each promise and each role once. Further words go to the runner: npm test -- --only client menu.

  --all     adds matrices, fuzzing, all window sizes, Firefox and a second Chromium if available, the server's specs on PostgreSQL
            ${OLDEST} as well as ${NEWEST}, and migrations and backups on ${NEWER.join(', ')}; same as npm run test:all
  --times   prints the times of the last run, for the 40 longest files or the given number of files

The last line is the total: N passed, N failed.`;

function readStages(only, args, isAll) {
  if (only !== undefined && !STAGES[only])
    throw new Error(`--only takes ${Object.keys(STAGES).join(', ')}. For example: npm test -- --only client`);
  const stages = STAGES[only ?? 'all'];
  return isAll && !only && args.length === 0 ? [...stages, ...DATABASES] : stages;
}

/** The command's own options come first; the rest goes to the runner. */
function readArguments(given) {
  const words = [...given];
  const takes = (option) => words[0] === option && Boolean(words.shift());
  if (takes('--help')) return { usage: true };
  if (takes('--times')) return { times: true, args: words };
  const isAll = takes('--all');
  const only = takes('--only') ? (words.shift() ?? '') : undefined;
  const stages = readStages(only, words, isAll);
  return { stages, args: words, isAll, browser: stages.includes(PLAYWRIGHT) };
}

const headline = (text) => console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 76 - text.length))}`);

/** Jest reports its tests on stderr; with --json, it also prints the whole result on stdout, which is dropped. */
function run(program, testAll) {
  const quiet = program.includes('--json');
  const child = spawn(process.execPath, program, {
    cwd: ROOT,
    env: { ...process.env, ...(testAll && { TEST_ALL: testAll }) },
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}

/** The value of TEST_ALL: `1` for everything, `0` for the core, unset for whole files, as when words name them. */
const scope = (isAll, isWhole) => (isWhole ? undefined : isAll ? '1' : '0');

async function runStage({ title, program, project, filtered, wholeFiles, count, alone }, args, isAll) {
  headline(title);
  const started = performance.now();
  const ok = await run(
    [...program, ...args, ...(args.length ? filtered : []), ...project],
    scope(isAll, wholeFiles || (!isAll && args.length > 0)),
  );
  const counted = { ...(await count()), took: { title, seconds: (performance.now() - started) / 1000 } };
  // A runner that fails without a failed test, as in a broken set-up, must not look like a success.
  if (!ok && counted.failed === 0) counted.failed = 1;
  if (!ok) console.log(`\nFailed: ${title}. To run one file alone: ${alone}`);
  return counted;
}

async function build() {
  await findChromium(); // fails before a build that takes minutes
  headline('build');
  const started = performance.now();
  await buildIfStale();
  console.log('build  dist/ is up to date');
  return { title: 'build', seconds: (performance.now() - started) / 1000 };
}

async function runAll({ stages, args, isAll, browser }) {
  const sum = { passed: 0, failed: 0, skipped: 0, took: [] };
  if (browser) sum.took.push(await build());
  for (const stage of stages) {
    const counted = await runStage(stage, args, isAll);
    for (const key of ['passed', 'failed', 'skipped']) sum[key] += counted[key];
    sum.took.push(counted.took);
    if (counted.failed > 0) break;
  }
  return sum;
}

function report({ passed, failed, skipped, took }) {
  headline('total');
  for (const { title, seconds } of took) console.log(`${String(Math.round(seconds)).padStart(5)} s  ${title}`);
  if (skipped > 0) console.log(`${skipped} skipped`);
  if (passed + failed === 0) console.log('No test was run: no name or path matched the arguments.');
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

async function test(wanted) {
  for (const result of [JEST_RESULT, PLAYWRIGHT_RESULT, DATABASES_RESULTS])
    await rm(result, { recursive: true, force: true });
  await mkdir(RESULTS, { recursive: true });
  report(await runAll(wanted));
}

try {
  const wanted = readArguments(process.argv.slice(2));
  if (wanted.usage) console.log(USAGE);
  else if (wanted.times) await printTimes(...wanted.args.map(Number));
  else await test(wanted);
} catch (error) {
  console.error(error instanceof BuildError ? error.message : (error.message ?? error));
  report({ passed: 0, failed: 1, skipped: 0, took: [] });
}
