import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { EncodedFile, RenderedMessage } from '#shared/content/site/rendering';
import { CachedAnswer } from '../../http/cache/cached-answer.ts';
import type { HeaderList } from '../../http/headers/header-list.ts';
import { policyFor, sourceHash } from '../../http/headers/security-headers.ts';

/** Everything before the title comes from the build (client/build/prerender.tsx) and contains none of the content. */
const OF_THE_BUILD = /^.*?(?=<title>)/s;
const INLINE = /<(script|style)[^>]*>(.*?)<\/\1>/gs;

/** Allows the page's inline styles and script by their hashes. */
export function pageHeaders(html: string): HeaderList {
  const hashes = { script: [] as string[], style: [] as string[] };
  const [head = ''] = OF_THE_BUILD.exec(html) ?? [];
  for (const [, element, text] of head.matchAll(INLINE)) hashes[element as 'script' | 'style'].push(sourceHash(text));
  return [
    ...['Content-Security-Policy', policyFor(hashes)],
    // for browsers that do not support frame-ancestors
    ...['X-Frame-Options', 'SAMEORIGIN'],
  ];
}

class PageFile {
  readonly address: string;
  readonly extension: EncodedFile['extension'];
  readonly br: Buffer;
  readonly gzip: Buffer;
  private answer?: Promise<CachedAnswer>;

  constructor({ address, extension, br, gzip }: EncodedFile) {
    this.address = address;
    this.extension = extension;
    this.br = Buffer.from(br);
    this.gzip = Buffer.from(gzip);
  }

  /** Builds the answer at the first request: uncompressed, the pages of a site take several megabytes. */
  load(): Promise<CachedAnswer> {
    return (this.answer ??= this.make());
  }

  private async make(): Promise<CachedAnswer> {
    const { extension, br, gzip } = this;
    const identity = await promisify(gunzip)(gzip);
    const own = extension === '.html' ? pageHeaders(identity.toString()) : [];
    return new CachedAnswer(extension, ['Cache-Control', 'no-cache', ...own], { identity, br, gzip });
  }
}

/** A rendered page with its data; see RenderedPage. */
export interface Page {
  source: RenderedMessage['source'];
  files: readonly PageFile[];
}

/** Pages by address. */
export type Pages = ReadonlyMap<string, Page>;

export const pageOf = (source: string, files: EncodedFile[]): Page => ({
  source,
  files: files.map((file) => new PageFile(file)),
});

export const sourcesOf = (pages: Pages): Map<string, string> =>
  new Map([...pages].map(([address, { source }]) => [address, source]));
