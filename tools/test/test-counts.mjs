import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/** A runner that broke before its first test leaves no file. */
async function readResult(file) {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text && JSON.parse(text);
}

/** A spec file that could not be loaded counts as one failure. */
export async function countJest(file) {
  const result = await readResult(file);
  if (!result) return { ...NOTHING };
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

/** Errors outside a test (a set-up, a spec that does not load) count as one failure each. */
export async function countPlaywright(file) {
  const result = await readResult(file);
  if (!result) return { ...NOTHING };
  const { expected, unexpected, skipped } = result.stats;
  return { passed: expected, failed: unexpected + result.errors.length, skipped };
}

/** The sum of Jest's results of these steps; there is one file per version and step. */
export async function countDatabases(folder, steps) {
  const names = (await readdir(folder)).filter((name) => steps.some((step) => name.endsWith(`-${step}.json`)));
  const counts = await Promise.all(names.map((name) => countJest(join(folder, name))));
  const add = (key) => counts.reduce((sum, count) => sum + count[key], 0);
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') };
}
