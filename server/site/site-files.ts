import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { NOT_FOUND_PAGE } from '#shared/content/site/program-pages';
import { CachedAnswer, type Bodies } from '../http/cache/cached-answer.ts';
import { type Encoding, ENCODINGS } from '../http/cache/encodings.ts';
import type { HeaderList } from '../http/headers/header-list.ts';
import { frameHeaders, isFrame } from './frame-headers.ts';
import { pageHeaders } from './page-headers.ts';
import { type BuiltRendering, readBuiltRendering } from './rendering/built-rendering.ts';

/** The endings of the files that the build has compressed. */
const ENDINGS: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/** The file of a path in an encoding. */
export const encodedPath = (path: string, encoding: Encoding) => path + ENDINGS[encoding];

/** The path and encoding of a file. */
export function parseEncodedPath(name: string): { path: string; encoding: Encoding } {
  const encoding = ENCODINGS.find((known) => name.endsWith(ENDINGS[known])) ?? 'identity';
  return { path: name.slice(0, name.length - ENDINGS[encoding].length), encoding };
}

/** Pictures are many and large, and stay on disk. */
const KEPT = /\.(html|js|css|svg|txt|json|xml|woff2)$/;

/** What is made of the content: the build has made it of the content of the repository. */
const MADE = /^(?!\/frames\/).*\.html$|^\/content\/|^\/(sitemap\.xml|robots\.txt)$/;

export class SiteFile {
  /** Set once the file was asked for, if it is kept in memory. */
  answer?: CachedAnswer;

  /** `path` is relative to the folder of the built client, with a leading slash. What is always on disk has no `read`. */
  constructor(
    readonly path: string,
    private readonly read?: () => Promise<CachedAnswer>,
  ) {}

  /** The answer of a file that is kept in memory, read at the first request. */
  async load(): Promise<CachedAnswer | undefined> {
    this.answer ??= await this.read?.();
    return this.answer;
  }
}

/** Injection token of the built client. */
export const SITE = Symbol('SITE');

/** The built client. */
export interface BuiltSite {
  dir: string;
  /** What no content changes, by the address that each answers. */
  files: ReadonlyMap<string, SiteFile>;
  /** The pages of the content of the repository, without jobs and rentals. */
  pages: ReadonlyMap<string, SiteFile>;
  rendering: BuiltRendering;
}

/** Files with a hash in their name never change. Browsers revalidate all others. */
export const cacheControl = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** careers.html is /careers, and index.html is /. Other files keep their names. */
const addressOf = (path: string) => (path === '/index.html' ? '/' : path.replace(/\.html$/, ''));

/** Where the error page stands among the pages. No request finds it there: it answers all others, with status 404. */
export const ERROR_PAGE = NOT_FOUND_PAGE.path;

/** Of pages; other files need none. */
function ownHeaders(path: string, body: Buffer): HeaderList {
  if (extname(path) !== '.html') return [];
  return isFrame(path) ? frameHeaders(body.toString()) : pageHeaders(body.toString());
}

async function answerOf(dir: string, path: string, paths: Set<string>): Promise<CachedAnswer> {
  const copies = ENCODINGS.filter((encoding) => paths.has(encodedPath(path, encoding)));
  const read = copies.map(async (encoding) => [encoding, await readFile(join(dir, encodedPath(path, encoding)))]);
  const bodies = Object.fromEntries(await Promise.all(read)) as Bodies;
  return new CachedAnswer(
    extname(path),
    ['Cache-Control', cacheControl(path), 'Accept-Ranges', 'bytes', ...ownHeaders(path, bodies.identity)],
    bodies,
  );
}

/**
 * Lists the folder once, as a build never changes. Its files are read when they are asked for: all of them are 11 MB.
 *
 * @param dir `dist/client`; the bundle that renders pages lies in `prerender` beside it
 */
export async function readSite(dir: string): Promise<BuiltSite> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const paths = new Set(names.map((name) => `/${relative(dir, name).replaceAll(sep, '/')}`));
  const plain = [...paths].filter((path) => parseEncodedPath(path).encoding === 'identity');
  const fileOf = (path: string) => new SiteFile(path, KEPT.test(path) ? () => answerOf(dir, path, paths) : undefined);
  const [files, pages] = [false, true].map((isMade) =>
    plain.filter((path) => MADE.test(path) === isMade).map((path) => [addressOf(path), fileOf(path)] as const),
  );
  return {
    dir,
    files: new Map(files),
    pages: new Map(pages),
    rendering: await readBuiltRendering(join(dir, '../prerender')),
  };
}
