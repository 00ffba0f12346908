/**
 * Part of `npm run check`: by the lock files, each package supports the promised versions of Node.js, is not deprecated, comes from
 * npm's registry with a hash, and has an allowed license. Manifests ask for exact versions.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';

/** Allowed licenses, by their SPDX ids. They require nothing but that their notice is kept. */
const LICENSES = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** Licenses that require more, each allowed only for reviewed packages; README.md names each (`known`). */
const NAMED = [
  // ties its use to human rights
  { license: 'Hippocratic-2.1', packages: /^(@react-leaflet\/core|react-leaflet)$/, known: 'Hippocratic' },
  // a shared library, unchanged and replaceable
  { license: 'LGPL-3.0-or-later', packages: /^@img\/sharp-/, known: 'libvips' },
  // changed files have to be published; these are unchanged, and used only to build or test
  { license: 'MPL-2.0', packages: /^(lightningcss(-.+)?|axe-core)$/, known: 'Lightning CSS' },
  // a table of browsers, used only to build
  { license: 'CC-BY-4.0', packages: /^caniuse-lite$/, known: 'caniuse-lite' },
];

/** Packages whose manifests state their license in an old form, which lock files omit. */
const STATED_ELSEWHERE = {
  busboy: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  'passport-strategy': 'MIT',
  pause: 'MIT',
  streamsearch: 'MIT',
};

const ROOT = join(import.meta.dirname, '../..');
const TOOLS = 'tools/packages';
const REGISTRY = 'https://registry.npmjs.org/';

const readText = (path) => readFileSync(join(ROOT, path), 'utf8');
const readJson = (path) => JSON.parse(readText(path));

/** The oldest promised version, and the oldest of each newer line that all packages support. `npm run nodes` tests the newest. */
const NODES = [semver.minVersion(readJson('package.json').engines.node).version, '22.13.0', '24.11.0', '26.0.0'];

/** Work on Node.js 20 although their `engines` exclude it: only a browser is unpacked, which `npm run nodes` does on every line. */
const RUN_ON_OLDER_NODE = ['@sparticuz/chromium'];

const README = readText('README.md');

const nameOf = (path, { name }) => name ?? path.split('node_modules/').at(-1);

/** npm silently skips an optional package that does not support the Node.js version. */
function engineProblems(name, { engines, optional }) {
  if (optional || !engines?.node || RUN_ON_OLDER_NODE.includes(name)) return [];
  const refused = NODES.filter((version) => !semver.satisfies(version, engines.node));
  return refused.length ? [`${name} requires Node.js ${engines.node}, which excludes ${refused.join(', ')}`] : [];
}

/** A lock entry without an address comes from the configured registry. */
const originProblems = (name, { resolved = REGISTRY, integrity }) =>
  integrity && resolved.startsWith(REGISTRY) ? [] : [`${name} does not come from ${REGISTRY} with a hash`];

/** Whether allowed licenses satisfy an SPDX expression: OR needs one side, AND needs both. */
function isAllowed(expression, allows) {
  const parts = expression.replaceAll(/[()]/g, '').split(/ OR /);
  return parts.some((part) => part.split(/ AND /).every((license) => allows(license.trim())));
}

function licenseProblems(name, { license = STATED_ELSEWHERE[name] }) {
  if (!license) return [`${name} states no license: read it, and add it to tools/test/packages.mjs`];
  const named = NAMED.filter(({ packages }) => packages.test(name));
  const allows = (id) => LICENSES.includes(id) || named.some((exception) => exception.license === id);
  return isAllowed(license, allows) ? [] : [`${name} is under ${license}: see tools/test/packages.mjs`];
}

const makerProblems = (name, { deprecated }) => (deprecated ? [`${name} is deprecated: ${deprecated}`] : []);

const CHECKS = [engineProblems, makerProblems, originProblems, licenseProblems];

/** npm sometimes omits the packages of other platforms from the lock file, and `npm ci` then fails there. */
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

/** An exact version can be looked up and tested; a range depends on the day of the install. */
function rangesOf(manifest) {
  const { dependencies = {}, devDependencies = {} } = readJson(manifest);
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !semver.valid(version))
    .map(([name, version]) => `${manifest}: ${name} has ${version} instead of an exact version`);
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
