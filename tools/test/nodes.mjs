/** `npm run nodes`: runs checks and tests on other versions of Node.js, each in a copy of the sources. */
import { execFile } from 'node:child_process';
import { chmod, cp, mkdir } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { readArguments, UsageError } from '../lib/arguments.mjs';
import { runLong } from '../lib/long-run.mjs';
import { findNode, findNpm, versionOf } from '../lib/packages/node-from-npm.mjs';
import { cleanEnvironment, warningsIn } from '../lib/packages/npm.mjs';
import { temporaryFolder } from '../lib/programs.mjs';
import { runAndUndo } from '../lib/undo.mjs';

const ROOT = join(import.meta.dirname, '../..');
const LOGS = join(ROOT, 'test-results/nodes');
const DEFAULT = ['22', '24', '26'];
const STEPS = { check: ['run', 'check'], test: ['test'] };
const BIG = 64 * 1024 * 1024;

const USAGE = `npm run nodes -- [versions] [--only check|test] [--words="words for npm test"]

Copies the working tree into a temporary folder for each version of Node.js (default: ${DEFAULT.join(', ')}), installs with that
version's npm, and runs \`npm run check\` and \`npm test\` there. Versions are fetched from npm. The output goes to
test-results/nodes. A version takes about half an hour, or three minutes with --only check.`;

const OPTIONS = { only: { type: 'string' }, words: { type: 'string', default: '' } };

const { versions, steps, words } = readArguments(
  { command: 'nodes', usage: USAGE, options: OPTIONS },
  (values, given) => {
    const { only } = values;
    if (only !== undefined && !STEPS[only]) throw new UsageError(`--only takes ${Object.keys(STEPS).join(' or ')}`);
    const wrong = given.find((version) => !/^\d+(\.\d+){0,2}$/.test(version));
    if (wrong) throw new UsageError(`"${wrong}" is not a version of Node.js`);
    return {
      versions: given.length ? given : DEFAULT,
      steps: only ? [only] : Object.keys(STEPS),
      words: values.words.split(' ').filter(Boolean),
    };
  },
);

/** Copies all files that git tracks or would add, with uncommitted changes. */
async function copySources(folder) {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { stdout } = await promisify(execFile)('git', listed, { cwd: ROOT, maxBuffer: BIG });
  for (const file of stdout.split('\0').filter(Boolean)) {
    await cp(join(ROOT, file), join(folder, file), { recursive: true }).catch((error) => {
      if (error.code !== 'ENOENT') throw error; // deleted but not yet committed
    });
  }
}

function runNpmUnder({ node, npm, version, folder }, name, args) {
  const env = { ...cleanEnvironment(), PATH: [dirname(node), process.env.PATH].join(delimiter) };
  const log = join(LOGS, `${version}-${name}.log`);
  return runLong({ name: `nodes  ${version}  ${name}`, program: node, args: [npm, ...args], log, cwd: folder, env });
}

/** Keeps screenshots and traces of failures; there are none before the first test. */
const keepResults = (folder, version) =>
  cp(join(folder, 'test-results'), join(LOGS, version), { recursive: true }).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });

async function tryVersion(wanted) {
  const [node, npm] = [await findNode(wanted), await findNpm(wanted)];
  const version = await versionOf(node);
  const folder = temporaryFolder(`node-${wanted}`);
  await chmod(folder, 0o711); // PostgreSQL may run as another user, which has to enter it
  await copySources(folder);
  const under = { node, npm, version, folder };
  const installed = await runNpmUnder(under, 'npm ci', ['ci']);
  const warnings = warningsIn(installed.output).length;
  const row = { 'Node.js': version, 'npm ci': installed.ok ? 'ok' : 'FAILED', warnings };
  for (const step of installed.ok ? steps : []) {
    const args = step === 'test' && words.length ? ['test', '--', ...words] : STEPS[step];
    const { ok, result } = await runNpmUnder(under, step, args);
    row[step] = ok ? result : `FAILED: ${result}`;
    if (!ok) await keepResults(folder, version);
  }
  return row;
}

const isGood = (row) =>
  row['npm ci'] === 'ok' && row.warnings === 0 && steps.every((step) => !/^FAILED/.test(row[step]));

await runAndUndo(async () => {
  await mkdir(LOGS, { recursive: true });
  const rows = [];
  for (const version of versions) rows.push(await tryVersion(version));
  console.table(rows);
  if (!rows.every(isGood)) throw new Error('not all versions passed');
});
