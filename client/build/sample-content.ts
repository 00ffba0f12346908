import { join } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { Library } from './pictures/library.ts';
import type * as Sample from './sample-pages.ts';

const PICTURES = join(import.meta.dirname, '../src/pictures');
const DATA = /^\/content\/.*\.json$/;

/** For Vite's development server, which has no server of the site beside it: every page shows the sample firm. */
export function sampleContent(): Plugin {
  let server: ViteDevServer;
  let library: Promise<Library> | undefined;
  // loaded by Vite, so that a changed text of the sample is there at the next request
  const load = async (name: string) => server.ssrLoadModule(join(import.meta.dirname, name)) as Promise<never>;
  const pages = async () => {
    const { libraryOf }: { libraryOf: (folder: string) => Promise<Library> } = await load('pictures/library.ts');
    const { samplePages }: typeof Sample = await load('sample-pages.ts');
    return samplePages(await (library ??= libraryOf(PICTURES)));
  };
  const fileAt = async (path: string) => (DATA.test(path) ? (await pages()).fileAt(path) : undefined);
  const answer: Connect.NextHandleFunction = (request, response, next) => {
    fileAt(request.url?.replace(/\?.*/, '') ?? '')
      .then((body) => (body ? response.setHeader('Content-Type', 'application/json').end(body) : next()))
      .catch(next);
  };
  return {
    name: 'eclar:sample-content',
    apply: 'serve',
    configureServer: (started) => {
      server = started;
      server.middlewares.use(answer);
    },
    transformIndexHtml: async (_html, { originalUrl = '/' }) => [
      {
        tag: 'script',
        attrs: { type: 'application/json', id: 'content' },
        children: (await pages()).servedAt(new URL(originalUrl, 'http://localhost').pathname),
        injectTo: 'body-prepend',
      },
    ],
  };
}
