/** The times of the last test run, from the results of Jest and Playwright in test-results/. */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

async function readResult(name) {
  const text = await readFile(join(ROOT, 'test-results', name), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text && JSON.parse(text);
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** A test's duration excludes `beforeAll`, which starts the application and so counts as outside. */
function jestRows({ testResults }) {
  return testResults.map(({ name, startTime, endTime, assertionResults }) => {
    const file = relative(ROOT, name);
    const inTests = sum(assertionResults.map(({ duration }) => duration ?? 0));
    const project = file.startsWith('client/') ? 'client' : 'server';
    return { project, file, tests: assertionResults.length, total: endTime - startTime, inTests };
  });
}

const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)];

function triesOf(result) {
  return specsIn(result).flatMap(({ file, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.map(({ duration, startTime, parallelIndex }) => {
        const start = Date.parse(startTime);
        return { project: projectName, file: `e2e/${file}`, parallelIndex, start, end: start + duration, duration };
      }),
    ),
  );
}

/** Between two tests, a worker loads the next file and starts its browser. */
function withGaps(tries, begin) {
  const free = new Map();
  return tries
    .toSorted((a, b) => a.start - b.start)
    .map((one) => {
      const gap = Math.max(0, one.start - (free.get(one.parallelIndex) ?? begin));
      free.set(one.parallelIndex, one.end);
      return { ...one, gap };
    });
}

function playwrightRows(result) {
  const rows = new Map();
  for (const { project, file, duration, gap } of withGaps(triesOf(result), Date.parse(result.stats.startTime))) {
    const key = `${project} ${file}`;
    const { tests, total, inTests } = rows.get(key) ?? { tests: 0, total: 0, inTests: 0 };
    rows.set(key, { project, file, tests: tests + 1, total: total + duration + gap, inTests: inTests + duration });
  }
  return [...rows.values()];
}

const seconds = (milliseconds) => Number((milliseconds / 1000).toFixed(1));

const inSeconds = ({ project, file, tests, total, inTests }) => ({
  project,
  ...(file && { file }),
  tests,
  total: seconds(total),
  'in tests': seconds(inTests),
  outside: seconds(total - inTests),
});

function sumOf(project, rows) {
  const add = (key) => sum(rows.map((row) => row[key]));
  return { project, tests: add('tests'), total: add('total'), inTests: add('inTests') };
}

/**
 * Prints the seconds of each spec file, longest first: in total, in its tests, and outside them (loading modules, hooks, starting the
 * application or the browser). Then prints the sums of each project.
 */
export async function printTimes(count = 40) {
  const [jest, playwright] = await Promise.all([readResult('jest.json'), readResult('e2e.json')]);
  const rows = [...(jest ? jestRows(jest) : []), ...(playwright ? playwrightRows(playwright) : [])];
  if (rows.length === 0) throw new Error('test-results/ has no results: run `npm test` first');
  const longest = rows.toSorted((a, b) => b.total - a.total).slice(0, count);
  console.table(longest.map(inSeconds));
  const projects = [...new Set(rows.map(({ project }) => project))];
  const sums = projects.map((project) =>
    sumOf(
      project,
      rows.filter((row) => row.project === project),
    ),
  );
  console.table(sums.map(inSeconds));
}
