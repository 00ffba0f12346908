import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { PictureSource, SharePicture } from '#shared/content/pictures/picture';
import { FOLDER, widthsOf } from '#shared/content/pictures/picture-widths';
import { encode, type EncodedPicture } from './encode.ts';
import { encodeShare } from './share.ts';

/** The repository's pictures and their ids, written to dist/prerender/pictures.json. */
export interface PictureList {
  pictures: [string, PictureSource][];
  /** Crops for social networks. */
  shares: [string, Omit<SharePicture, 'alt'>][];
}

export interface Library extends PictureList {
  /** Path of each file by the name under which it is served. */
  files: Map<string, string>;
}

const sourceOf = ({ stem, width, height, tone }: EncodedPicture): PictureSource => ({
  base: `/${FOLDER}/${stem}`,
  widths: widthsOf(width),
  width,
  height,
  tone,
});

export async function picturesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((name) => name.endsWith('.jpg')).map((name) => join(folder, name));
}

/** Encodes the pictures below a folder. */
export async function libraryOf(folder: string): Promise<Library> {
  const library: Library = { pictures: [], shares: [], files: new Map() };
  for (const file of (await picturesBelow(folder)).sort()) {
    const { name: id } = parse(file);
    const picture = await encode(file);
    const share = await encodeShare(file);
    const { name, width, height } = share.info;
    library.pictures.push([id, sourceOf(picture.info)]);
    library.shares.push([id, { url: `/${FOLDER}/${name}`, width, height }]);
    for (const made of picture.info.files) library.files.set(made, join(picture.folder, made));
    library.files.set(name, join(share.folder, name));
  }
  return library;
}
