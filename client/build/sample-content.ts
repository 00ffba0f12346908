import { join } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { Library } from './pictures/library.ts';
import type * as Sample from './sample-pages.ts';

const PICTURES = join(import.meta.dirname, '../src/pictures');
const DATA = /^\/content\/.*\.json$/;

type Pages = () => Promise<ReturnType<typeof Sample.samplePages>>;

/** The sample's pages, loaded through Vite so that an edited text shows at the next request. */
function pagesFrom(server: ViteDevServer): Pages {
  let library: Promise<Library> | undefined;
  const load = async (name: string) => server.ssrLoadModule(join(import.meta.dirname, name)) as Promise<never>;
  return async () => {
    const { libraryOf }: { libraryOf: (folder: string) => Promise<Library> } = await load('pictures/library.ts');
    const { samplePages }: typeof Sample = await load('sample-pages.ts');
    return samplePages(await (library ??= libraryOf(PICTURES)));
  };
}

/** Answers requests for page data. */
function serveData(pages: Pages): Connect.NextHandleFunction {
  const fileAt = async (path: string) => (DATA.test(path) ? (await pages()).fileAt(path) : undefined);
  return (request, response, next) => {
    fileAt(request.url?.replace(/\?.*/, '') ?? '')
      .then((body) => (body ? response.setHeader('Content-Type', 'application/json').end(body) : next()))
      .catch(next);
  };
}

const contentOf = async (pages: Pages, url: string) => ({
  tag: 'script',
  attrs: { type: 'application/json', id: 'content' },
  children: (await pages()).servedAt(new URL(url, 'http://localhost').pathname),
  injectTo: 'body-prepend' as const,
});

/** Provides content to Vite's development server, which runs without the site's server: every page shows the sample company. */
export function sampleContent(): Plugin {
  let pages: Pages;
  return {
    name: 'eclar:sample-content',
    apply: 'serve',
    configureServer(server) {
      pages = pagesFrom(server);
      server.middlewares.use(serveData(pages));
    },
    transformIndexHtml: async (_html, { originalUrl = '/' }) => [await contentOf(pages, originalUrl)],
  };
}
