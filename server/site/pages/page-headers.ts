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
