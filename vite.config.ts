import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { publicProjects } from './client/src/content/projects/vite-plugin.ts';
import { pictures } from './client/src/pictures/build/vite-plugin.ts';
import { oneStyleSheet } from './client/src/styles/vite-plugin.ts';

/** What most pages share. */
const COMMON =
  /src\/(hooks\/use-hydrated|components\/(page\/(?!columns|later)|button\/|picture\/|card\/link-list|form\/(field|controls)))/;
/** What the forms share. */
const FORMS =
  /src\/(components\/(form\/|service\/|page\/columns)|stores\/drafts|api\/form-call)|shared\/(rules|contract)/;

/** Few chunks: many small ones compress worse, and each waits for one of the browser's six connections. */
const CHUNKS = [
  { name: 'site', tags: ['$initial' as const] },
  { name: 'common', test: COMMON },
  { name: 'forms', test: FORMS, minShareCount: 2 },
  { name: 'rows', test: /src\/(stores\/(rows|jobs|rentals)|api\/(jobs|rentals))/ },
  { name: 'lists', test: /src\/components\/(list-or|job)\/(?!clean)|shared\/page-slots/ },
];

/**
 * The router's package names its development build alone, and keeps parts that nothing here uses: their names for
 * developer tools are assignments, and the calls that make them do not say that they are pure. Leaving both out
 * takes 4 KB from every page.
 */
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  config: () => ({
    resolve: {
      alias: { 'react-router-dom': join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs') },
    },
  }),
  transform: {
    filter: { id: /react-router\/dist/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
  },
};

/**
 * The dashboard reads the records of all forms, and gets copies: a record that it shared with the page of a form would be
 * a file of its own, which that page would have to wait for.
 */
const recordsApart: Plugin = {
  name: 'records-apart',
  enforce: 'pre',
  apply: 'build',
  resolveId: {
    filter: { id: /^\.\/(quote|application|inquiry)\.ts$/ },
    handler: (source, importer) =>
      importer?.endsWith('shared/forms/forms.ts') ? `${join(importer, '..', source)}?copy` : null,
  },
};

/** The client; `scripts/build.mjs` builds it twice: for the browser, and as the bundle that prerenders the pages. */
export default defineConfig(({ isSsrBuild }) => ({
  root: join(import.meta.dirname, 'client'),
  plugins: [react(), publicProjects(), pictures(), oneStyleSheet(), leanRouter, recordsApart],
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
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000' } },
}));
