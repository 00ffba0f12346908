import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { publicProjects } from './client/build/projects/vite-plugin.ts';
import { pictures } from './client/build/pictures/vite-plugin.ts';
import { oneStyleSheet } from './client/build/one-style-sheet.ts';

/** What most pages share. */
const COMMON =
  /src\/(hooks\/use-hydrated|components\/(page\/(?!columns|deferred)|button\/|picture\/|card\/link-list|form\/(field|controls)))/;
/** What the forms share. */
const FORMS =
  /src\/(components\/((public-)?form\/|service\/|page\/columns)|stores\/drafts|api\/public-form)|shared\/rules/;

/** Few chunks: many small ones compress worse, and each waits for one of the browser's six connections. */
const CHUNKS = [
  { name: 'site', tags: ['$initial' as const] },
  { name: 'common', test: COMMON },
  { name: 'forms', test: FORMS, minShareCount: 2 },
  { name: 'rows', test: /src\/(stores|api)\/rows/ },
  { name: 'lists', test: /src\/components\/(list-or|job)\/(?!clean)|shared\/page-slots/ },
];

/** The package of the router exports its development build only, which is 0.5 KB larger for every page. */
const ROUTER = join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs');

/**
 * The router creates contexts and components for parts that this site does not use, and sets their `displayName`. Both
 * count as side effects without these options, which take 7.7 KB from every page. The names are those under which the
 * router's single file imports React.
 */
const TREESHAKE = {
  manualPureFunctions: ['React', 'React2', 'React3', 'React8', 'React10'],
  propertyWriteSideEffects: false as const,
};

/** The client; `scripts/build.mjs` builds it twice: for the browser, and as the bundle that prerenders the pages. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: join(import.meta.dirname, 'client'),
  plugins: [react(), publicProjects(), pictures(), oneStyleSheet()],
  resolve: { alias: command === 'build' && !isSsrBuild ? [{ find: 'react-router-dom', replacement: ROUTER }] : [] },
  define: {
    __API_BASE__: JSON.stringify(process.env.VITE_API_BASE ?? '/api'),
    __PRERENDERING__: JSON.stringify(Boolean(isSsrBuild)),
  },
  css: { modules: { generateScopedName: '_[hash:base64:5]' } },
  build: {
    outDir: join(import.meta.dirname, 'dist/client'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild ? {} : { treeshake: TREESHAKE, output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000' } },
}));
