import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const NOTHING = { passed: 0, failed: 0, skipped: 0, again: [] };

/** A runner that broke before its first test leaves no file. */
async function readResult(file) {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text && JSON.parse(text);
}

/** Jest's tests, each with the file that holds it. */
const testsOf = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) => assertionResults.map((test) => ({ ...test, file: name })));

/** A spec file that could not even be loaded counts as one failure. `again` are those that passed at their second try. */
export async function countJest(file) {
  const result = await readResult(file);
  if (!result) return { ...NOTHING };
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
    again: testsOf(result)
      .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
      .map(({ file, fullName }) => `${relative(process.cwd(), file)}: ${fullName}`),
  };
}

/** Playwright's tests, of each project, in all suites. */
const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)];

/** Errors outside a test (a set-up, a spec that does not load) count as one failure each. */
export async function countPlaywright(file) {
  const result = await readResult(file);
  if (!result) return { ...NOTHING };
  const { expected, unexpected, flaky, skipped } = result.stats;
  const again = specsIn(result).flatMap(({ file, title, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map((test) => `e2e/${file}: ${title} [${test.projectName}]`),
  );
  return { passed: expected + flaky, failed: unexpected + result.errors.length, skipped, again };
}

/** Jest's results of these steps on each database, one file for each version and step. */
export async function countDatabases(folder, steps) {
  const names = (await readdir(folder)).filter((name) => steps.some((step) => name.endsWith(`-${step}.json`)));
  const counts = await Promise.all(names.map((name) => countJest(join(folder, name))));
  const add = (key) => counts.reduce((sum, count) => sum + count[key], 0);
  return {
    passed: add('passed'),
    failed: add('failed'),
    skipped: add('skipped'),
    again: counts.flatMap(({ again }) => again),
  };
}
