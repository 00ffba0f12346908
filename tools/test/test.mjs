/** `npm test`: every spec. */
import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findChromium } from '../lib/browser.mjs';
import { buildIfStale } from '../build/build.mjs';
import { BuildError } from '../build/run-tool.mjs';
import { countJest, countPlaywright } from './test-counts.mjs';

const ROOT = join(import.meta.dirname, '../..');
const RESULTS = join(ROOT, 'test-results');
const JEST_RESULT = join(RESULTS, 'jest.json');
const PLAYWRIGHT_RESULT = join(RESULTS, 'e2e.json');

const jest = (only) => ({
  title: only ? `${only} (Jest)` : 'server and client (Jest)',
  program: ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${JEST_RESULT}`],
  // Comes last, because it takes every word that follows for a project.
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
  alone: 'npx playwright test e2e/name.spec.ts (what the product said: test-results/product.log)',
};

const STAGES = { server: [jest('server')], client: [jest('client')], e2e: [PLAYWRIGHT], all: [jest(), PLAYWRIGHT] };

const USAGE = `npm test -- [--only server|client|e2e] [words for the runner]

Builds what is stale, then runs Jest (server and client), then Playwright on the built product. Further words go to the
runner: npm test -- --only client menu. The last line is the sum: N passed, N failed.`;

function readArguments([first, only, ...others]) {
  if (first === '--help') {
    console.log(USAGE);
    process.exit(0);
  }
  if (first !== '--only')
    return { stages: STAGES.all, args: [first, only, ...others].filter((value) => value !== undefined), browser: true };
  if (!STAGES[only])
    throw new Error(`--only takes ${Object.keys(STAGES).join(', ')}. For example: npm test -- --only client`);
  return { stages: STAGES[only], args: others, browser: STAGES[only].includes(PLAYWRIGHT) };
}

const headline = (text) => console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 76 - text.length))}`);

/** Jest tells of its tests on the error stream, and with --json would print the whole result on the other one. */
function run(program) {
  const quiet = program.includes('--json');
  const child = spawn(process.execPath, program, {
    cwd: ROOT,
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}

async function runStage({ title, program, project, filtered, count, alone }, args) {
  headline(title);
  const ok = await run([...program, ...args, ...(args.length ? filtered : []), ...project]);
  const counted = await count();
  // A runner that fails without a failed test (a broken set-up, say) must not look like a success.
  if (!ok && counted.failed === 0) counted.failed = 1;
  if (!ok) console.log(`\nFailed: ${title}. To see one file alone: ${alone}`);
  return counted;
}

async function runAll({ stages, args, browser }) {
  const sum = { passed: 0, failed: 0, skipped: 0, again: [] };
  if (browser) {
    await findChromium(); // before what takes minutes
    headline('build');
    await buildIfStale();
    console.log('build  dist/ is up to date');
  }
  for (const stage of stages) {
    const counted = await runStage(stage, args);
    for (const key of ['passed', 'failed', 'skipped']) sum[key] += counted[key];
    sum.again.push(...counted.again);
    if (counted.failed > 0) break;
  }
  return sum;
}

function report({ passed, failed, skipped, again }) {
  headline('sum');
  if (skipped > 0) console.log(`${skipped} skipped`);
  // docs/decisions/050-second-try.md
  for (const test of again) console.log(`Passed at the second try, to be looked into: ${test}`);
  if (passed + failed === 0) console.log('No test was run: no name or path matched the arguments.');
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

try {
  await rm(JEST_RESULT, { force: true });
  await rm(PLAYWRIGHT_RESULT, { force: true });
  await mkdir(RESULTS, { recursive: true });
  report(await runAll(readArguments(process.argv.slice(2))));
} catch (error) {
  console.error(error instanceof BuildError ? error.message : (error.message ?? error));
  report({ passed: 0, failed: 1, skipped: 0, again: [] });
}
