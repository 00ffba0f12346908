import { brotliCompressSync, gzipSync } from 'node:zlib';
import { builtClient, type ClientDir } from './built-client.ts';

export const htmlOf = (title: string) => `<!doctype html><title>${title}</title>`;

/** The files of a small built client, by path. */
export const CLIENT_FILES = {
  'index.html': htmlOf('Home'),
  '404.html': htmlOf('Unexpected Application Error!'),
  'about.html': htmlOf('About'),
  'plain.html': htmlOf('Never compressed'),
  'gravel-3/4crushed.html': htmlOf('Gravel 3/4 Crushed'),
  'project/2008-2009-list.html': htmlOf('Completed Projects 2008-2009'),
  'robots.txt': 'User-agent: *',
  'sitemap.xml': '<urlset/>',
  'favicon.svg': '<svg/>',
  'assets/main-a1b2c3.js': 'export {}',
  'assets/main-a1b2c3.css': 'body {}',
  'assets/hero-a1b2c3.avif': 'a picture',
};
/** Files that also exist compressed, as from the build. */
const COMPRESSED = ['index.html', '404.html', 'about.html', 'assets/main-a1b2c3.js', 'assets/main-a1b2c3.css'];

/** Creates the small client in a temporary folder. */
export function makeClientDir(): ClientDir {
  const copies = COMPRESSED.flatMap((name) => {
    const content = CLIENT_FILES[name as keyof typeof CLIENT_FILES];
    return [
      [`${name}.br`, brotliCompressSync(content)],
      [`${name}.gz`, gzipSync(content)],
    ];
  });
  return builtClient({ ...CLIENT_FILES, ...(Object.fromEntries(copies) as Record<string, Buffer>) });
}
