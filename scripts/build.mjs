/**
 * Builds the server and the client into dist/, each only when its sources have changed since its last complete build.
 * `node scripts/build.mjs [server|client] [--force]`
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
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
      'scripts/check-content.mjs',
      'scripts/prerender.mjs',
      'package-lock.json',
    ],
    result: 'dist/client/index.html',
    // What vite.config.ts reads from the environment ends up in the scripts.
    settings: () => process.env.VITE_API_BASE ?? '',
    steps: [
      ['content', 'scripts/check-content.mjs'],
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
      ['pages', 'scripts/prerender.mjs'],
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

/** Runs a tool quietly; what it said is told when it fails. */
function run([name, script, ...args]) {
  if (!existsSync(join(ROOT, script))) throw new BuildError(`${script} is missing. Run: npm ci`);
  const started = Date.now();
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stdout.on('data', tellProgress);
  child.stderr.on('data', (data) => (output += data));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const failed = () =>
        new BuildError(
          `${output.trim()}\n\nThe ${name} could not be built. Correct what is named above, then run: npm run build`,
        );
      if (code !== 0) return reject(failed());
      console.log(`build  ${name} ... ${((Date.now() - started) / 1000).toFixed(1)} s`);
      resolve();
    });
  });
}

async function buildSide(name, force) {
  const side = SIDES[name];
  const stamp = join(ROOT, 'dist', `${name}.sha256`);
  const wanted = await fingerprint(side);
  const built = existsSync(join(ROOT, side.result)) ? await readFile(stamp, 'utf8').catch(() => '') : '';
  if (built === wanted && !force) return;
  await mkdir(join(ROOT, 'dist'), { recursive: true });
  await rm(stamp, { force: true });
  for (const step of side.steps) await run(step);
  await writeFile(stamp, wanted); // last: an interrupted build is not taken for a finished one
}

/** @throws BuildError */
export async function buildIfStale({ only = Object.keys(SIDES), force = false } = {}) {
  const results = await Promise.allSettled(only.map((name) => buildSide(name, force)));
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
