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

/** Shared by most pages. */
const COMMON =
  /src\/(hooks\/use-hydrated|content\/preview\.|components\/(page\/(?!columns|deferred)|button\/|picture\/|card\/link-list|credentials\/|table\/fact-list|form\/(field|controls)))|shared\/(meetings\/time-zone|content\/long-date)/;
/** Shared by the forms. */
const FORMS =
  /src\/(components\/((public-)?form\/(?!service)|page\/columns)|stores\/drafts|api\/public-form)|shared\/(rules|text\/contact-digits|forms\/options|meetings\/day-text)/;

/** Few chunks: many small ones compress worse, and each waits for one of the browser's six connections. */
const CHUNKS = [
  { name: 'site', tags: ['$initial' as const] },
  // needed by pages with rows, but by no form
  { name: 'api', test: /src\/api\/http|shared\/endpoints|src\/stores\/storage/ },
  { name: 'common', test: COMMON },
  { name: 'forms', test: FORMS, minShareCount: 2 },
  // for quote and inquiry only: the application page is the largest, and does not need it
  { name: 'services', test: /src\/components\/(service\/|public-form\/service)/ },
  // used by two kinds of pages and some forms; otherwise it would be in `lists`, which only one kind needs
  { name: 'copy-button', test: /src\/components\/copy-button\// },
  { name: 'rows', test: /src\/stores\/rows/ },
  // for all forms, without what the dashboard alone uses
  { name: 'meetings', test: /shared\/(meetings\/|content\/contact\/(answer|opening)-day)/, minShareCount: 3 },
  { name: 'files', test: /src\/hooks\/use-stray-files/ },
  // for the deferred parts of forms, and the dashboard
  { name: 'parts', test: /src\/api\/upload|shared\/text\/phone-text/ },
  // small parts of the dashboard and the editor
  {
    name: 'office',
    test: /src\/(admin\/(hooks|form-footer)|hooks\/use-textarea-value|api\/(in-sequence|download)|stores\/(admin\/admin-drafts|people))|shared\/text\/capitalized/,
  },
  // the map library, which the editor uses too
  { name: 'office-map', test: /node_modules\/(@?react-)?leaflet/ },
  { name: 'lists', test: /src\/components\/(list-or|job)\/(?!clean)/ },
];

/**
 * The first script names those of all pages, and hexadecimal hashes compress better in it than others. Pages are rendered with the same
 * names.
 */
const NAMED = { hashCharacters: 'hex' as const };

/** Seven characters, the fewest that the bundler takes for so many scripts: the first one names those of all public pages. */
const SCRIPT = 'assets/[name]-[hash:7].js';

/** Zips and unzips XLSX files without a worker. */
const ZIP = 'client/src/editor/sheet/files/zip-here.ts';

/** Render at build time, and in a worker thread of the server. */
const RENDERERS = {
  prerender: join(import.meta.dirname, 'client/build/prerender.tsx'),
  'render-worker': join(import.meta.dirname, 'client/build/render-worker.ts'),
};

/** `tools/build/build.mjs` builds the client twice: for the browser, and as the bundle that renders pages. */
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
      : { output: { ...NAMED, entryFileNames: SCRIPT, chunkFileNames: SCRIPT, codeSplitting: { groups: CHUNKS } } },
  },
  // the server's image has no React, so the bundle includes all that it renders with
  ssr: { noExternal: isSsrBuild ? true : undefined },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000', '/pictures': 'http://127.0.0.1:3000' } },
}));
