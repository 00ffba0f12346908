/** Licenses of the bundled packages, and the manifest of those outside the bundle. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
const MODULES = 'node_modules/';

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));
const writeJson = (file, value) => writeFile(file, `${JSON.stringify(value, undefined, 2)}\n`);

/** The package folder of a file; undefined for the site's own files. */
const packageOf = (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];

async function noticeOf(folder) {
  const { name, version, license } = await readJson(join(folder, 'package.json'));
  const files = (await readdir(folder)).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return [`${name} ${version} (${license})`, ...texts.map((text) => text.trim())].join('\n\n');
}

/** Writes the licenses of the bundled packages, whose text has to accompany each copy. */
export async function writeNotices(folder, files) {
  const packages = [...new Set(files.map(packageOf).filter(Boolean))].sort();
  const notices = await Promise.all(packages.map(noticeOf));
  await writeFile(join(folder, 'NOTICES.txt'), `${notices.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
}

/** The lock entry of a dependency: in the `node_modules` of the package at `from`, or in one above. */
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(`/${MODULES}`)))) {
    const place = `${folder && `${folder}/`}${MODULES}${name}`;
    if (packages[place]) return place;
    if (!folder) return undefined;
  }
}

/** The lock entries that these packages need, on all platforms. */
function partOf(packages, names) {
  const part = {};
  const add = (from, name) => {
    const place = placeOf(packages, from, name);
    if (!place || part[place]) return;
    part[place] = packages[place];
    const { dependencies, optionalDependencies } = packages[place];
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(place, needed);
  };
  for (const name of names) add('', name);
  return part;
}

/**
 * Writes a package.json and a lock file with which `npm ci` installs only the packages outside the bundle, in the versions of the
 * site's lock file.
 */
export async function writePackages(folder, names) {
  const { name: site, version, license, type, dependencies: all } = await readJson(join(ROOT, 'package.json'));
  const name = `${site}-image`; // Jest warns about two packages with one name
  const { packages, lockfileVersion } = await readJson(join(ROOT, 'package-lock.json'));
  const versions = Object.fromEntries(names.map((each) => [each, all[each] ?? packages[MODULES + each].version]));
  const own = { name, version, private: true, license, type, dependencies: versions };
  const part = { '': { name, version, license, dependencies: versions }, ...partOf(packages, names) };
  if (!existsSync(folder)) await mkdir(folder, { recursive: true });
  await writeJson(join(folder, 'package.json'), own);
  await writeJson(join(folder, 'package-lock.json'), {
    name,
    version,
    lockfileVersion,
    requires: true,
    packages: part,
  });
}
