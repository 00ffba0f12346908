/** `npm run check`: types, lint, format, packages and the API document. Runs all checks, then names those that failed. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { readArguments } from '../lib/arguments.mjs';
import { fetchTool } from '../lib/packages/fetched.mjs';

const ROOT = join(import.meta.dirname, '../..');
const TSC = 'node_modules/typescript/bin/tsc';

/** The linter of the API document, fetched at its first use. */
async function redocly() {
  const manifest = (await fetchTool('redocly')).resolve('@redocly/cli/package.json');
  return [join(manifest, '../bin/cli.js'), 'lint', 'dist/openapi.json', '--format', 'stylish'];
}

// The name of each check, and the programs that Node.js runs for it in sequence. The longest check begins first.
const CHECKS = [
  ['lint', ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0']],
  ['types of the server and the tests', [TSC, '--noEmit']],
  ['types of the client', [TSC, '--noEmit', '-p', 'client']],
  ['format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.']],
  ['packages', ['tools/test/packages.mjs']],
  ['API document', ['tools/openapi.mjs'], redocly],
];

// Redocly would otherwise report its use and look for updates.
const ENV = {
  ...process.env,
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
};

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** @returns whether it succeeded, and its output */
function run([program, ...args]) {
  if (!existsSync(resolve(ROOT, program)))
    return Promise.resolve({ ok: false, output: `${program} is missing. Run: npm ci` });
  const child = spawn(process.execPath, [program, ...args], { cwd: ROOT, env: ENV, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  return new Promise((fulfil, reject) => {
    child.on('error', reject);
    child.on('close', (code) => fulfil({ ok: code === 0, output: output.trimEnd() }));
  });
}

/** Runs a program; a function fetches it first. */
async function runOne(program) {
  try {
    const found = typeof program === 'function' ? await program() : program;
    return { ...(await run(found)), command: `node ${found.join(' ')}` };
  } catch (error) {
    return { ok: false, output: error.message, command: 'npm run check' };
  }
}

async function check([name, ...programs]) {
  const started = performance.now();
  for (const program of programs) {
    const { ok, output, command } = await runOne(program);
    if (ok) continue;
    console.log(`check  ${name} ... FAILED, ${seconds(started)}\n\n${output}\n\nTo run it alone: ${command}\n`);
    return name;
  }
  console.log(`check  ${name} ... ok, ${seconds(started)}`);
  return undefined;
}

const USAGE = `npm run check

Checks types, lint, format, packages (engines, licenses, lock files) and the API document. Runs all checks, then names those that
failed.`;

readArguments({ command: 'check', usage: USAGE });
const started = performance.now();
const waiting = [...CHECKS];
const failed = [];

async function worker() {
  for (let next = waiting.shift(); next; next = waiting.shift()) failed.push(await check(next));
}

await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
const names = failed.filter(Boolean);
console.log(
  names.length ? `\nFailed: ${names.join(', ')} (${seconds(started)})` : `\nAll checks passed in ${seconds(started)}`,
);
process.exitCode = names.length ? 1 : 0;
