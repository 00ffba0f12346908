import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RepositoryPictures } from '#shared/content/contract';
import type { PictureSource, SharePicture } from '#shared/content/pictures/picture';

/** Output of the client's build for rendering pages. */
export interface BuiltRendering {
  /** Runs in a worker thread. */
  script: string;
  /** Identifies the build and the content of the repository. */
  version: string;
  /** The pictures of the repository, by id. */
  pictures: ReadonlyMap<string, PictureSource>;
  shares: ReadonlyMap<string, Omit<SharePicture, 'alt'>>;
}

interface PicturesFile {
  pictures: [string, PictureSource][];
  shares: [string, Omit<SharePicture, 'alt'>][];
}

const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;

/** @param dir `dist/prerender`, beside the built client */
export async function readBuiltRendering(dir: string): Promise<BuiltRendering> {
  const { pictures, shares } = await readJson<PicturesFile>(join(dir, 'pictures.json'));
  const { version } = await readJson<{ version: string }>(join(dir, 'assets.json'));
  return { script: join(dir, 'render-worker.js'), version, pictures: new Map(pictures), shares: new Map(shares) };
}

/** In the format of the editor's API. */
export const repositoryPictures = ({ pictures, shares }: BuiltRendering): RepositoryPictures => ({
  pictures: [...pictures].map(([id, source]) => ({ id, ...source })),
  shares: [...shares].map(([id, share]) => ({ id, ...share })),
});
