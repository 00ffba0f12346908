import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cacheFolder, forgetUnused, markUsed } from './cache-folder.mjs';
import { runNpm } from './npm.mjs';

const PACKAGES = join(import.meta.dirname, '../../packages');
const QUIET = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];

/**
 * Makes a cache entry once. `make` fills a temporary folder, which is renamed when it is complete: no process sees half an entry, and
 * if two make the same one, the first wins.
 */
export async function kept(names, make) {
  const folder = cacheFolder(...names);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    await mkdir(unfinished, { recursive: true });
    try {
      await make(unfinished, folder);
      await rename(unfinished, folder).catch((error) => {
        if (!existsSync(folder)) throw error;
      });
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
    await forgetUnused(dirname(folder));
  }
  await markUsed(folder);
  return folder;
}

/** @throws a readable error, with npm's as its cause */
async function install(what, folder, args) {
  process.stderr.write(`fetch  ${what}, once; kept in ${cacheFolder()}\n`);
  await runNpm([...args, ...QUIET], { cwd: folder }).catch((cause) => {
    const [reason] = cause.message.match(/npm error .*/) ?? [cause.message];
    throw new Error(`Could not fetch ${what} (${reason}). Is npm's registry reachable?`, {
      cause,
    });
  });
}

/** The folder of an npm package: an exact version, or the newest of a range at the first fetch. */
export async function fetchPackage(name, range) {
  const options = ['--no-save', '--package-lock=false', '--prefix', '.'];
  const folder = await kept(['npm', `${name}-${range}`], (unfinished) =>
    install(`${name} ${range}`, unfinished, ['install', ...options, `${name}@${range}`]),
  );
  return join(folder, 'node_modules', name);
}

async function keyOf(source) {
  const lock = await readFile(join(source, 'package-lock.json'));
  return createHash('sha256').update(lock).digest('hex').slice(0, 16);
}

/**
 * Fetches a tool of a rarely used command at its first use: a package below tools/packages, with its own lock file.
 * @returns a `require` that resolves the tool's modules
 */
export async function fetchTool(name) {
  const source = join(PACKAGES, name);
  const folder = await kept(['tools', `${name}-${await keyOf(source)}`], async (unfinished) => {
    await cp(source, unfinished, { recursive: true });
    await install(name, unfinished, ['ci']);
  });
  return createRequire(join(folder, 'package.json'));
}
