import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RepositoryPictures } from '#shared/content/contract';
import type { PictureSource, SharePicture } from '#shared/content/pictures/picture';

/** What the client's build leaves for the rendering of pages. */
export interface BuiltRendering {
  /** Runs in a thread. */
  script: string;
  /** Of the build and of the content of the repository. */
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

/** As an editor asks for them. */
export const repositoryPictures = ({ pictures, shares }: BuiltRendering): RepositoryPictures => ({
  pictures: [...pictures].map(([id, source]) => ({ id, ...source })),
  shares: [...shares].map(([id, share]) => ({ id, ...share })),
});
