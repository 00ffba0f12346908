/** What the bundle takes from packages, and what it leaves outside. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
const MODULES = 'node_modules/';

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));
const writeJson = (file, value) => writeFile(file, `${JSON.stringify(value, undefined, 2)}\n`);

/** The folder of the package that a file belongs to, if it is of one. */
const packageOf = (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];

async function noticeOf(folder) {
  const { name, version, license } = await readJson(join(folder, 'package.json'));
  const files = (await readdir(folder)).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return [`${name} ${version} (${license})`, ...texts.map((text) => text.trim())].join('\n\n');
}

/** The licenses of the packages in the bundle, which ask that their text goes with each copy. */
export async function writeNotices(folder, files) {
  const packages = [...new Set(files.map(packageOf).filter(Boolean))].sort();
  const notices = await Promise.all(packages.map(noticeOf));
  await writeFile(join(folder, 'NOTICES.txt'), `${notices.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
}

/** Where a package of the lock finds another: beside it, or in a folder above. */
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(`/${MODULES}`)))) {
    const place = `${folder && `${folder}/`}${MODULES}${name}`;
    if (packages[place]) return place;
    if (!folder) return undefined;
  }
}

/** The part of the lock that these packages need, for every system. */
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
 * A package.json and its lock, by which `npm ci` installs what stays outside the bundle: the versions of the site's lock,
 * and nothing else.
 */
export async function writePackages(folder, names) {
  const { name: site, version, license, type, dependencies: all } = await readJson(join(ROOT, 'package.json'));
  const name = `${site}-image`; // Jest complains of two packages with one name
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
