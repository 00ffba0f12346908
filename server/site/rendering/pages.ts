import type { EncodedFile, RenderedMessage } from '#shared/content/site/rendering';
import { type Bodies, CachedAnswer } from '../../cache/cached-answer.ts';
import { pageHeaders } from '../page-headers.ts';

/** A file of a page, and how it is answered. */
export interface PageFile extends Pick<EncodedFile, 'address' | 'extension'> {
  bodies: Required<Bodies>;
  answer: CachedAnswer;
}

/** A page as it was rendered, with its data; see RenderedPage. */
export interface Page {
  source: RenderedMessage['source'];
  files: readonly PageFile[];
}

/** By the address of the page. */
export type Pages = ReadonlyMap<string, Page>;

function fileOf({ address, extension, bodies: { identity, br, gzip } }: EncodedFile): PageFile {
  const bodies = { identity: Buffer.from(identity), br: Buffer.from(br), gzip: Buffer.from(gzip) };
  const own = extension === '.html' ? pageHeaders(bodies.identity.toString()) : [];
  const answer = new CachedAnswer(extension, ['Cache-Control', 'no-cache', ...own], bodies);
  return { address, extension, bodies, answer };
}

export const pageOf = (source: string, files: EncodedFile[]): Page => ({ source, files: files.map(fileOf) });

export const sourcesOf = (pages: Pages): Map<string, string> =>
  new Map([...pages].map(([address, { source }]) => [address, source]));

/** Each answer by its own address. */
export const answersOf = (pages: Pages): Map<string, CachedAnswer> =>
  new Map([...pages.values()].flatMap(({ files }) => files.map(({ address, answer }) => [address, answer] as const)));
