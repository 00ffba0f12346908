/**
 * Part of `npm run check`, from the lock files alone: whether every package fits the versions of Node.js that are
 * promised, is still kept by its maker, comes from npm's registry with its hash, and is under a license that we may use.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { LICENSES, NAMED, STATED_ELSEWHERE } from './licenses.mjs';

const ROOT = join(import.meta.dirname, '../..');
const TOOLS = 'tools/packages';
const REGISTRY = 'https://registry.npmjs.org/';

const readText = (path) => readFileSync(join(ROOT, path), 'utf8');
const readJson = (path) => JSON.parse(readText(path));

/** The oldest that is promised, and the oldest of each newer line that no package refuses; `npm run nodes` tries the newest. */
const NODES = [semver.minVersion(readJson('package.json').engines.node).version, '22.13.0', '24.11.0', '26.0.0'];

/** Refuse Node.js 20 in words alone: of it, only a browser is unpacked, which `npm run nodes` does on every line. */
const RUN_ON_OLDER_NODE = ['@sparticuz/chromium'];

const README = readText('README.md');

const nameOf = (path, { name }) => name ?? path.split('node_modules/').at(-1);

/** An optional package that does not fit is left out without a word. */
function engineProblems(name, { engines, optional }) {
  if (optional || !engines?.node || RUN_ON_OLDER_NODE.includes(name)) return [];
  const refused = NODES.filter((version) => !semver.satisfies(version, engines.node));
  return refused.length ? [`${name} wants Node.js ${engines.node}, and so not ${refused.join(', ')}`] : [];
}

/** Without an address in the lock file, npm takes it from the registry that it is told to use. */
const originProblems = (name, { resolved = REGISTRY, integrity }) =>
  integrity && resolved.startsWith(REGISTRY) ? [] : [`${name} does not come from ${REGISTRY} with a hash`];

/** Whether an expression of SPDX can be fulfilled by allowed licenses alone: OR is a choice, AND asks for both. */
function isAllowed(expression, allows) {
  const parts = expression.replaceAll(/[()]/g, '').split(/ OR /);
  return parts.some((part) => part.split(/ AND /).every((license) => allows(license.trim())));
}

function licenseProblems(name, { license = STATED_ELSEWHERE[name] }) {
  if (!license) return [`${name} states no license: read it, and add it to tools/test/licenses.mjs`];
  const named = NAMED.filter(({ packages }) => packages.test(name));
  const allows = (id) => LICENSES.includes(id) || named.some((exception) => exception.license === id);
  return isAllowed(license, allows) ? [] : [`${name} is under ${license}: see tools/test/licenses.mjs`];
}

const makerProblems = (name, { deprecated }) => (deprecated ? [`${name} is deprecated: ${deprecated}`] : []);

const CHECKS = [engineProblems, makerProblems, originProblems, licenseProblems];

/** npm sometimes forgets the packages of other platforms, and its own `npm ci` then fails elsewhere. */
function gapsOf(lock, packages) {
  const locked = new Set(packages.map(([path]) => nameOf(path, {})));
  const wanted = packages.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies));
  return [...new Set(wanted)].filter((name) => !locked.has(name)).map((name) => `${lock}: ${name} is missing`);
}

function problemsOf(lock) {
  const packages = Object.entries(readJson(lock).packages).filter(([path, { link }]) => path && !link);
  const problems = packages.flatMap(([path, entry]) => {
    const name = nameOf(path, entry);
    return CHECKS.flatMap((check) => check(name, entry)).map((problem) => `${lock}: ${problem}`);
  });
  return { count: packages.length, problems: [...problems, ...gapsOf(lock, packages)] };
}

/** An exact version can be looked up and tried; a range is decided by the day of the install. */
function rangesOf(manifest) {
  const { dependencies = {}, devDependencies = {} } = readJson(manifest);
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !semver.valid(version))
    .map(([name, version]) => `${manifest}: ${name} is asked for as ${version}, which is no exact version`);
}

const folders = ['.', ...readdirSync(join(ROOT, TOOLS)).map((name) => `${TOOLS}/${name}`)];
const results = folders.map((folder) => problemsOf(join(folder, 'package-lock.json')));
const unnamed = NAMED.filter(({ known }) => !README.includes(known)).map(
  ({ known }) => `README.md does not name ${known}`,
);
const problems = [
  ...results.flatMap((result) => result.problems),
  ...folders.flatMap((folder) => rangesOf(join(folder, 'package.json'))),
  ...unnamed,
];
for (const problem of problems) console.error(problem);
const count = results.reduce((sum, result) => sum + result.count, 0);
console.log(`${count} packages in ${folders.length} lock files, ${problems.length} problems`);
process.exitCode = problems.length ? 1 : 0;
