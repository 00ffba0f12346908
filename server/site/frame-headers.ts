import type { HeaderList } from '../http/headers/header-list.ts';
import { sourceHash } from '../http/headers/security-headers.ts';

/** Pages that the dashboard shows in an iframe: single files, which may load nothing. */
export const isFrame = (path: string): boolean => path.startsWith('/frames/');

const hashOf = (html: string, element: 'script' | 'style') => {
  const [, content = ''] = new RegExp(`<${element}>(.*?)</${element}>`, 's').exec(html) ?? [];
  return sourceHash(content);
};

/**
 * Replaces the headers of ordinary pages. A frame runs only its own script, cannot reach the network and has an opaque origin, without the
 * site's token and storage.
 */
export function frameHeaders(html: string): HeaderList {
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
