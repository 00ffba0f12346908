import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { publicProjects } from './client/src/content/projects/vite-plugin.ts';
import { pictures } from './client/src/pictures/build/vite-plugin.ts';

/** What the forms share, but for the fields, which other pages have too. */
const FORMS = /src\/(components\/(form\/(?!field|controls)|page\/columns)|stores\/drafts|api\/form-call)|shared\/rules/;

/** A chunk for what every page starts with, one for what most pages share and one for the forms: many small ones compress worse. */
const CHUNKS = [
  { name: 'site', tags: ['$initial' as const] },
  { name: 'common', minShareCount: 6 },
  { name: 'hydrated', test: /src\/hooks\/use-hydrated/ },
  { name: 'forms', test: FORMS, minShareCount: 3 },
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

/** The client; `scripts/build.mjs` builds it twice: for the browser, and as the bundle that prerenders the pages. */
export default defineConfig(({ isSsrBuild }) => ({
  root: join(import.meta.dirname, 'client'),
  plugins: [react(), publicProjects(), pictures(), leanRouter],
  define: {
    __API_BASE__: JSON.stringify(process.env.VITE_API_BASE ?? '/api'),
    __PRERENDERING__: JSON.stringify(Boolean(isSsrBuild)),
  },
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
