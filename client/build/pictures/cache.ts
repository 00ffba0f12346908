import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { cacheFolder, forgetUnused, markUsed } from '#tools/lib/packages/cache-folder.mjs';

const CACHE = cacheFolder('pictures');
const INFO = 'info.json';

/** The files made from one picture. Their names contain a hash of the content, so browsers may cache them for ever. */
export interface CachedFiles<Info> {
  folder: string;
  info: Info;
}

interface Recipe<Info> {
  /** Part of the hash: changed settings give new files. */
  settings: object;
  /** Writes files whose names begin with `stem` into `folder`. */
  make: (source: Buffer, folder: string, stem: string) => Promise<Info>;
}

async function read<Info>(folder: string): Promise<CachedFiles<Info> | undefined> {
  const text = await readFile(join(folder, INFO), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : { folder, info: JSON.parse(text) as Info };
}

async function placeOf(file: string, settings: object, cache: string) {
  const source = await readFile(file);
  const hash = createHash('sha256')
    .update(JSON.stringify([settings, sharp.versions]))
    .update(source);
  const key = hash.digest('hex');
  const { name } = parse(file);
  return { source, stem: `${name}-${key.slice(0, 8)}`, folder: join(cache, `${name}-${key}`) };
}

/** Renames the complete folder, so that an interrupted build never leaves an incomplete one under the final name. */
async function publish(made: string, folder: string) {
  await rename(made, folder).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    await rm(made, { recursive: true }); // another build has published the same files
  });
}

/** Encodes a picture once per content and settings; later builds, in any clone, read the files from the cache. */
export async function cached<Info>(file: string, recipe: Recipe<Info>, cache = CACHE): Promise<CachedFiles<Info>> {
  const { source, stem, folder } = await placeOf(file, recipe.settings, cache);
  const before = await read<Info>(folder);
  if (before) {
    await markUsed(folder);
    return before;
  }
  await mkdir(cache, { recursive: true });
  const making = await mkdtemp(`${folder}-`);
  const info = await recipe.make(source, making, stem);
  await writeFile(join(making, INFO), JSON.stringify(info));
  await publish(making, folder);
  return { folder, info };
}

/** Deletes files that no build has used for a long time. */
export const forgetUnusedPictures = () => forgetUnused(CACHE);
