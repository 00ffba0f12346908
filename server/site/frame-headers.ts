import type { HeaderList } from '../http/headers/header-list.ts';
import { sourceHash } from '../http/headers/security-headers.ts';

/** Pages that the dashboard shows in an iframe. Each is one file, and may load nothing. */
export const isFrame = (path: string): boolean => path.startsWith('/frames/');

const hashOf = (html: string, element: 'script' | 'style') => {
  const [, content = ''] = new RegExp(`<${element}>(.*?)</${element}>`, 's').exec(html) ?? [];
  return sourceHash(content);
};

/**
 * In the place of the headers that all pages have. The page runs its own script alone, has an origin of its own, so that
 * it has neither the token nor the storage of the site, and reaches no network.
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
    // browsers warn of it where there is no origin
    ...['Origin-Agent-Cluster', '?0'],
  ];
}
