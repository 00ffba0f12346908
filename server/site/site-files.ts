import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { NOT_FOUND_PAGE } from '#shared/catalogue';
import { SLOT } from '#shared/page-slots';
import { CachedAnswer, type Bodies } from '../cache/cached-answer.ts';
import { type Encoding, ENCODINGS } from '../cache/encodings.ts';
import { LIVE_LISTS } from './live-lists.ts';

/** The endings of the files that the build has compressed. */
const ENDINGS: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/** The file of a path in an encoding. */
export const encodedPath = (path: string, encoding: Encoding) => path + ENDINGS[encoding];

/** The path and encoding of a file. */
export function parseEncodedPath(name: string): { path: string; encoding: Encoding } {
  const encoding = ENCODINGS.find((known) => name.endsWith(ENDINGS[known])) ?? 'identity';
  return { path: name.slice(0, name.length - ENDINGS[encoding].length), encoding };
}

/** Pictures are many and large, so they are read from disk. */
const KEPT = /\.(html|js|css|svg|txt|json|woff2)$/;
const ERROR_PAGE = `${NOT_FOUND_PAGE.path}.html`;

export interface SiteFile {
  /** Relative to the folder of the built client, with a leading slash. */
  path: string;
  /** Set if the file is cached in memory. */
  answer?: CachedAnswer;
}

/** The built client. */
export interface Site {
  dir: string;
  /** By path. */
  files: ReadonlyMap<string, SiteFile>;
  errorPage: CachedAnswer;
}

/** Files with a hash in their name never change. Browsers revalidate all others. */
export const cacheControl = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** careers.html is /careers, and index.html is /. Other files keep their names. */
const addressOf = (path: string) => (path === '/index.html' ? '/' : path.replace(/\.html$/, ''));

async function fileAnswer(dir: string, path: string, paths: Set<string>): Promise<CachedAnswer> {
  const copies = ENCODINGS.filter((encoding) => paths.has(encodedPath(path, encoding)));
  const bodies = copies.map(async (encoding) => [encoding, await readFile(join(dir, encodedPath(path, encoding)))]);
  const headers = ['Cache-Control', cacheControl(path), 'Accept-Ranges', 'bytes'];
  return new CachedAnswer(extname(path), headers, Object.fromEntries(await Promise.all(bodies)) as Bodies);
}

/** Reads the folder once, because a build does not change. A page exists if its prerendered file exists. */
export async function readSite(dir: string): Promise<Site> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const paths = new Set(names.map((name) => `/${relative(dir, name).replaceAll(sep, '/')}`));
  // files with slots are templates, which live-pages.ts serves
  const live = new Set(LIVE_LISTS.map(({ file }) => file));
  const isShown = (path: string) =>
    path !== ERROR_PAGE && !live.has(path) && !SLOT.test(path) && parseEncodedPath(path).encoding === 'identity';
  const shown = [...paths].filter(isShown).map(async (path): Promise<[string, SiteFile]> => {
    return [addressOf(path), { path, answer: KEPT.test(path) ? await fileAnswer(dir, path, paths) : undefined }];
  });
  return { dir, files: new Map(await Promise.all(shown)), errorPage: await fileAnswer(dir, ERROR_PAGE, paths) };
}
