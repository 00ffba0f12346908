import { readFile } from 'node:fs/promises';

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/** A runner that broke before its first test leaves no file. */
async function readResult(file) {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text && JSON.parse(text);
}

/** A spec file that could not even be loaded counts as one failure. */
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
  const { expected, unexpected, flaky, skipped } = result.stats;
  return { passed: expected + flaky, failed: unexpected + result.errors.length, skipped };
}
