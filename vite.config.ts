import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shortClassNames } from './client/build/class-names.ts';
import { sampleContent } from './client/build/sample-content.ts';
import { pictures } from './client/build/pictures/vite-plugin.ts';
import { oneStyleSheet } from './client/build/one-style-sheet.ts';
import { recordsApart } from './client/build/records-apart.ts';
import { resumeFrame } from './client/build/resume-frame.ts';
import { routerTreeShaking } from './client/build/router-tree-shaking.ts';

/** What most pages share. */
const COMMON =
  /src\/(hooks\/use-hydrated|components\/(page\/(?!columns|deferred)|button\/|picture\/|card\/link-list|credentials\/|fact-list\/|form\/(field|controls)))|shared\/(time-zone|content\/long-date)/;
/** What the forms share. */
const FORMS =
  /src\/(components\/((public-)?form\/(?!service)|page\/columns)|stores\/drafts|api\/public-form)|shared\/(rules|contact-digits|forms\/options)/;

/** Few chunks: many small ones compress worse, and each waits for one of the browser's six connections. */
const CHUNKS = [
  { name: 'site', tags: ['$initial' as const] },
  // pages with rows need it, and none of the forms
  { name: 'api', test: /src\/api\/http|shared\/endpoints|src\/stores\/storage/ },
  { name: 'common', test: COMMON },
  { name: 'forms', test: FORMS, minShareCount: 2 },
  // of the quote and the inquiry: the page of applications is the largest, and needs none of it
  { name: 'services', test: /src\/components\/(service\/|public-form\/service)/ },
  // two kinds of pages and a part of the forms use it: it would be in the chunk of lists, which one kind alone needs
  { name: 'copy-button', test: /src\/components\/copy-button\// },
  { name: 'rows', test: /src\/(stores|api)\/rows/ },
  // the library of the map, which the editor uses too
  { name: 'office-map', test: /node_modules\/(@?react-)?leaflet/ },
  { name: 'lists', test: /src\/components\/(list-or|job)\/(?!clean)/ },
];

/**
 * The first script names those of all pages, and digits of a hash take less of it than letters do, once compressed. Pages are
 * rendered with the same names.
 */
const NAMED = { hashCharacters: 'hex' as const };

/** What reads and writes XLSX files zips in the page itself. */
const ZIP = 'client/src/editor/sheet/files/zip-here.ts';

/** Rendering at build time, and in a thread of the server. */
const RENDERERS = {
  prerender: join(import.meta.dirname, 'client/build/prerender.tsx'),
  'render-worker': join(import.meta.dirname, 'client/build/render-worker.ts'),
};

/** The client; `tools/build/build.mjs` builds it twice: for the browser, and as the bundle that prerenders the pages. */
export default defineConfig(({ isSsrBuild }) => ({
  root: join(import.meta.dirname, 'client'),
  plugins: [react(), sampleContent(), pictures(), oneStyleSheet(), recordsApart(), resumeFrame(), routerTreeShaking()],
  define: {
    __API_BASE__: JSON.stringify(process.env.VITE_API_BASE ?? '/api'),
    __PRERENDERING__: JSON.stringify(Boolean(isSsrBuild)),
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
  resolve: { alias: [{ find: /^fflate$/, replacement: join(import.meta.dirname, ZIP) }] },
  css: { modules: { generateScopedName: shortClassNames(join(import.meta.dirname, 'client/src')) } },
  build: {
    outDir: join(import.meta.dirname, 'dist/client'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { input: RENDERERS, output: NAMED }
      : { output: { ...NAMED, codeSplitting: { groups: CHUNKS } } },
  },
  // the server's image has no React: the bundle brings all that it renders with
  ssr: { noExternal: isSsrBuild ? true : undefined },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000', '/pictures': 'http://127.0.0.1:3000' } },
}));
