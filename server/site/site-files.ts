import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { NOT_FOUND_PAGE } from '#shared/content/addresses/program-pages';
import { type Bodies, CachedAnswer, type Encoding, ENCODINGS } from '../http/cache/cached-answer.ts';
import type { HeaderList } from '../http/headers/header-list.ts';
import { IMMUTABLE } from '../http/headers/immutable.ts';
import { sourceHash } from '../http/headers/security-headers.ts';
import { pageHeaders } from './rendering/pages.ts';
import { type BuiltRendering, readBuiltRendering } from './rendering/built-rendering.ts';

/** Suffixes of the files that the build has compressed. */
const ENDINGS: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

export const encodedPath = (path: string, encoding: Encoding) => path + ENDINGS[encoding];

export function parseEncodedPath(name: string): { path: string; encoding: Encoding } {
  const encoding = ENCODINGS.find((known) => name.endsWith(ENDINGS[known])) ?? 'identity';
  return { path: name.slice(0, name.length - ENDINGS[encoding].length), encoding };
}

/** Files kept in memory. Pictures are many and large, so they stay on disk. */
const KEPT = /\.(html|js|css|svg|txt|json|xml|woff2)$/;

/** Files made from content; those of the build are made from the content of the repository. */
const MADE = /^(?!\/frames\/).*\.html$|^\/content\/|^\/(sitemap\.xml|robots\.txt)$/;

export class SiteFile {
  /** Set at the first request, for files kept in memory. */
  answer?: CachedAnswer;

  /** `path` is relative to the folder of the built client, with a leading slash. Files that stay on disk have no `read`. */
  constructor(
    readonly path: string,
    private readonly read?: () => Promise<CachedAnswer>,
  ) {}

  /** The answer of a file kept in memory, which is read at the first request. */
  async load(): Promise<CachedAnswer | undefined> {
    this.answer ??= await this.read?.();
    return this.answer;
  }
}

/** Injection token of the built client. */
export const SITE = Symbol('SITE');

export interface BuiltSite {
  dir: string;
  /** Files that do not depend on content, by address. */
  files: ReadonlyMap<string, SiteFile>;
  /** Pages of the repository's content, without jobs and rentals. */
  pages: ReadonlyMap<string, SiteFile>;
  rendering: BuiltRendering;
}

/** Files with a hash in their name never change. Browsers revalidate all others. */
export const cacheControl = (path: string) => (path.startsWith('/assets/') ? IMMUTABLE : 'no-cache');

/** careers.html is /careers, and index.html is /. Other files keep their names. */
const addressOf = (path: string) => (path === '/index.html' ? '/' : path.replace(/\.html$/, ''));

/** The key of the error page, at which no request finds it: it answers unknown addresses with status 404. */
export const ERROR_PAGE = NOT_FOUND_PAGE.path;

/** Pages that the dashboard shows in an iframe: single files, which may load nothing. */
const isFrame = (path: string): boolean => path.startsWith('/frames/');

const hashOf = (html: string, element: 'script' | 'style') => {
  const [, content = ''] = new RegExp(`<${element}>(.*?)</${element}>`, 's').exec(html) ?? [];
  return sourceHash(content);
};

/**
 * Replaces the headers of ordinary pages. A frame runs only its own script, cannot reach the network and has an opaque origin, without the
 * site's token and storage.
 */
function frameHeaders(html: string): HeaderList {
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(html, 'script')}`,
    `style-src ${hashOf(html, 'style')}`,
    'worker-src blob:',
    'img-src blob: data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ];
  return [
    ...['Content-Security-Policy', policy.join(';')],
    ...['X-Frame-Options', 'SAMEORIGIN'],
    // browsers log a warning about it in an opaque origin
    ...['Origin-Agent-Cluster', '?0'],
  ];
}

/** Headers of pages; other files have none. */
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
 * Lists the folder once, because a build never changes. Files are read when they are requested: all of them are 11 MB.
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
