import { brotliCompressSync, gzipSync } from 'node:zlib';
import { builtClient, type ClientDir } from './built-client.ts';

/** The content of a page. */
export const htmlOf = (title: string) => `<!doctype html><title>${title}</title>`;

/** A small built client: its files by path. */
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
/** The files that also exist compressed, as the build makes them. */
const COMPRESSED = ['index.html', '404.html', 'about.html', 'assets/main-a1b2c3.js', 'assets/main-a1b2c3.css'];

/** Writes the miniature into a folder of its own. */
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
