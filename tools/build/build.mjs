/** `npm run build`: builds the server and the client into dist/. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readArguments, UsageError } from '../lib/arguments.mjs';
import { problemIn } from '../lib/problem.mjs';
import { BuildError, interruptible, runTool } from './run-tool.mjs';

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
      'tools/build/bundle.mjs',
      'tools/build/left-out.mjs',
      'tools/build/packages.mjs',
      'package.json',
      'package-lock.json',
    ],
    result: 'dist/server/main.js',
    steps: [
      ['server', NEST, 'build'],
      ['bundle', 'tools/build/bundle.mjs'],
    ],
  },
  client: {
    sources: [
      'client',
      'shared',
      'vite.config.ts',
      'tools/build/assets.mjs',
      'tools/build/check-content.mjs',
      'tools/build/prerender.mjs',
      'tools/lib/packages/cache-folder.mjs',
      'tools/lib/source.mjs',
      'package-lock.json',
    ],
    result: 'dist/client/index.html',
    // vite.config.ts compiles this variable into the scripts
    settings: () => process.env.VITE_API_BASE ?? '',
    steps: [
      ['content', 'tools/build/check-content.mjs'],
      ['client', VITE, 'build', '--logLevel', 'warn'],
      ['prerenderer', VITE, 'build', '--logLevel', 'warn', '--ssr', '--outDir', '../dist/prerender', '--emptyOutDir'],
      ['pages', 'tools/build/prerender.mjs'],
    ],
  },
};

const USAGE = `npm run build -- [server] [client] [--force]

Builds the server and the client into dist/, each only when its sources have changed since its last complete build, or
always with --force.`;

async function filesOf(path) {
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
  for (const file of files) hash.update(`\0${file.slice(ROOT.length)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Compares the fingerprint of the sources with that of the last complete build. */
async function staleness(name) {
  const side = SIDES[name];
  const wanted = await fingerprint(side);
  const built = existsSync(join(ROOT, side.result)) ? await readFile(stampOf(name), 'utf8').catch(() => '') : '';
  return { isStale: built !== wanted, wanted };
}

const stampOf = (name) => join(ROOT, 'dist', `${name}.sha256`);

export async function isStale(only = Object.keys(SIDES)) {
  return (await Promise.all(only.map(staleness))).some((side) => side.isStale);
}

/** @throws BuildError if dist/ cannot be written */
async function prepareDist(name) {
  try {
    await mkdir(join(ROOT, 'dist'), { recursive: true });
    await writeAliases(join(ROOT, 'dist/compiled'));
    await rm(stampOf(name), { force: true });
    // an empty stamp, so that an interrupted build does not count as complete
    await writeFile(stampOf(name), '');
  } catch (error) {
    throw new BuildError(`Stopped: ${(await problemIn(`${error.code}: '${error.path}'`)) ?? error.message}`, {
      cause: error,
    });
  }
}

/** Writes the import aliases for the compiled files in `folder`/server. */
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
  for (const step of SIDES[name].steps) await runTool(step);
  await writeFile(stampOf(name), wanted); // last, so that a failed step leaves the stamp empty
}

/** @throws BuildError */
export async function buildIfStale({ only = Object.keys(SIDES), force = false } = {}) {
  const results = await interruptible(() => Promise.allSettled(only.map((name) => buildSide(name, force))));
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

/** For commands: reports a failed build and exits. */
export async function buildOrExit(options) {
  try {
    await buildIfStale(options);
  } catch (error) {
    console.error(error instanceof BuildError ? error.message : error);
    process.exit(1);
  }
}

if (process.argv[1] === import.meta.filename) {
  const options = { force: { type: 'boolean', default: false } };
  const wanted = readArguments({ command: 'build', usage: USAGE, options }, ({ force }, only) => {
    const unknown = only.find((name) => !(name in SIDES));
    if (unknown !== undefined) throw new UsageError(`"${unknown}" is neither server nor client`);
    return { only: only.length ? only : undefined, force };
  });
  await buildOrExit(wanted);
  console.log('build  dist/ is up to date');
}
