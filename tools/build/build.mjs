/**
 * Builds the server and the client into dist/, each only when its sources have changed since its last complete build.
 * `node tools/build/build.mjs [server|client] [--force]`
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { problemIn } from '../lib/problem.mjs';
import { listenForStop } from '../lib/stop-signals.mjs';

const ROOT = join(import.meta.dirname, '../..');
const NEST = 'node_modules/@nestjs/cli/bin/nest.js';
const VITE = 'node_modules/vite/bin/vite.js';

const SIDES = {
  server: {
    sources: [
      'server',
      'shared',
      'migrations',
      'tsconfig.json',
      'tsconfig.build.json',
      'nest-cli.json',
      'package-lock.json',
    ],
    result: 'dist/server/server/main.js',
    steps: [['server', NEST, 'build']],
  },
  client: {
    sources: [
      'client',
      'shared',
      'vite.config.ts',
      'tools/build/assets.mjs',
      'tools/build/check-content.mjs',
      'tools/build/prerender.mjs',
      'tools/lib/source.mjs',
      'package-lock.json',
    ],
    result: 'dist/client/index.html',
    // What vite.config.ts reads from the environment ends up in the scripts.
    settings: () => process.env.VITE_API_BASE ?? '',
    steps: [
      ['content', 'tools/build/check-content.mjs'],
      ['client', VITE, 'build', '--logLevel', 'warn'],
      [
        'prerenderer',
        VITE,
        'build',
        '--logLevel',
        'warn',
        '--ssr',
        'build/prerender.tsx',
        '--outDir',
        '../dist/prerender',
        '--emptyOutDir',
      ],
      ['pages', 'tools/build/prerender.mjs'],
    ],
  },
};

/** A failed build: the message is the tool's output and what to do. */
export class BuildError extends Error {}

async function filesOf(path) {
  if (!existsSync(join(ROOT, path))) return [];
  const entries = await readdir(join(ROOT, path), { withFileTypes: true, recursive: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (!entries) return [join(ROOT, path)];
  return entries
    .filter((entry) => entry.isFile() && !/\.spec\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

async function fingerprint({ sources, settings }) {
  const hash = createHash('sha256').update(settings?.() ?? '');
  const files = (await Promise.all(sources.map(filesOf))).flat().sort();
  for (const file of files) hash.update(`\0${file.slice(ROOT.length)}\0`).update(await readFile(file));
  return hash.digest('hex');
}

/** Lets through what a tool says of its progress: the lines that begin as this script's own. */
const tellProgress = (data) =>
  String(data)
    .match(/^build {2}.*$/gm)
    ?.forEach((line) => console.log(line));

const INTERRUPTED = 'Stopped: the build was interrupted.';
let interrupted = false;

/** The tools that run, each with all that it has started. */
const running = new Set();

/** Ends the tools of a build that is interrupted. */
function endTools() {
  for (const child of running) {
    if (process.platform === 'win32') child.kill();
    else process.kill(-child.pid, 'SIGTERM');
  }
}

/** The line that says why a tool failed, or else all that it said. */
async function toolProblem(name, output) {
  const system = await problemIn(output);
  if (system) return new BuildError(`Stopped: the ${name} could not be built: ${system}`);
  return new BuildError(
    `${output.trim()}\n\nThe ${name} could not be built. Correct what is named above, then run: npm run build`,
  );
}

/** Runs a tool quietly; what it said is told when it fails. */
function run([name, script, ...args]) {
  if (interrupted) throw new BuildError(INTERRUPTED);
  if (!existsSync(join(ROOT, script))) throw new BuildError(`${script} is missing. Run: npm ci`);
  const started = Date.now();
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // a group of its own: a Ctrl-C in the terminal reaches this process alone, which then ends all of it
    detached: true,
    windowsHide: true,
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stdout.on('data', tellProgress);
  child.stderr.on('data', (data) => (output += data));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code !== 0) return resolve(toolProblem(name, output).then((problem) => Promise.reject(problem)));
      console.log(`build  ${name} ... ${((Date.now() - started) / 1000).toFixed(1)} s`);
      resolve();
    });
  });
}

/** Whether what is built is that of the sources; if not, the sources' fingerprint. */
async function staleness(name) {
  const side = SIDES[name];
  const wanted = await fingerprint(side);
  const built = existsSync(join(ROOT, side.result)) ? await readFile(stampOf(name), 'utf8').catch(() => '') : '';
  return { isStale: built !== wanted, wanted };
}

const stampOf = (name) => join(ROOT, 'dist', `${name}.sha256`);

/** Whether there is anything to build. */
export async function isStale(only = Object.keys(SIDES)) {
  return (await Promise.all(only.map(staleness))).some((side) => side.isStale);
}

/** @throws BuildError when dist/ cannot be written */
async function prepareDist(name) {
  try {
    await writeAliases(join(ROOT, 'dist'));
    await rm(stampOf(name), { force: true });
    // empty, so that an interrupted build is not taken for a finished one
    await writeFile(stampOf(name), '');
  } catch (error) {
    throw new BuildError(`Stopped: ${(await problemIn(`${error.code}: '${error.path}'`)) ?? error.message}`, {
      cause: error,
    });
  }
}

/** What the aliases of package.json mean among compiled files: `folder` holds these in `server/`. */
export async function writeAliases(folder) {
  await mkdir(folder, { recursive: true });
  const imports = Object.fromEntries(
    ['shared', 'server', 'migrations'].map((room) => [`#${room}/*`, `./server/${room}/*.js`]),
  );
  await writeFile(join(folder, 'package.json'), `${JSON.stringify({ type: 'module', imports }, undefined, 2)}\n`);
}

async function buildSide(name, force) {
  const { isStale, wanted } = await staleness(name);
  if (!isStale && !force) return;
  await prepareDist(name);
  for (const step of SIDES[name].steps) await run(step);
  await writeFile(stampOf(name), wanted); // last
}

/** @throws BuildError */
export async function buildIfStale({ only = Object.keys(SIDES), force = false } = {}) {
  const stopListening = listenForStop(() => {
    interrupted = true;
    endTools();
  });
  const results = await Promise.allSettled(only.map((name) => buildSide(name, force)));
  stopListening();
  if (interrupted) throw new BuildError(INTERRUPTED);
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

/** For commands: a failed build is told, and ends the process. */
export async function buildOrExit(options) {
  try {
    await buildIfStale(options);
  } catch (error) {
    console.error(error instanceof BuildError ? error.message : error);
    process.exit(1);
  }
}

if (process.argv[1] === import.meta.filename) {
  const only = process.argv.slice(2).filter((name) => name in SIDES);
  await buildOrExit({ only: only.length ? only : undefined, force: process.argv.includes('--force') });
  console.log('build  dist/ is up to date');
}
