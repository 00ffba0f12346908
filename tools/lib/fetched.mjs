import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cacheFolder, forgetUnused, markUsed } from './cache-folder.mjs';
import { runNpm } from './npm.mjs';

const PACKAGES = join(import.meta.dirname, '../packages');
const QUIET = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];

/**
 * An entry of the cache, made once: `make` fills a folder that gets its name only when it is complete, so that nobody
 * meets half of it, and of two processes the later one yields.
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

/** @throws in words, with npm's own as the cause */
async function install(what, folder, args) {
  process.stderr.write(`fetch  ${what}, once; it is kept in ${cacheFolder()}\n`);
  await runNpm([...args, ...QUIET], { cwd: folder }).catch((cause) => {
    const [reason] = cause.message.match(/npm error .*/) ?? [cause.message];
    throw new Error(`${what} could not be fetched (${reason}). It needs npm's registry: is there a network?`, {
      cause,
    });
  });
}

/** The folder of one package from npm, in a version or the newest of a range when it was first asked for. */
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
 * What a rare command needs and nothing else: a package below tools/packages, which has a lock file of its own and is
 * fetched at first use. @returns `require` as from among its modules
 */
export async function fetchTool(name) {
  const source = join(PACKAGES, name);
  const folder = await kept(['tools', `${name}-${await keyOf(source)}`], async (unfinished) => {
    await cp(source, unfinished, { recursive: true });
    await install(name, unfinished, ['ci']);
  });
  return createRequire(join(folder, 'package.json'));
}
