import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { publicProjects } from './client/src/content/projects/vite-plugin.ts';
import { pictures } from './client/src/pictures/build/vite-plugin.ts';

/** One chunk for what every page starts with and one for what most pages share: many small ones compress worse, by 3 KB in all. */
const CHUNKS = [
  { name: 'site', tags: ['$initial' as const] },
  { name: 'common', minShareCount: 6 },
];

/** The client; `scripts/build.mjs` builds it twice: for the browser, and as the bundle that prerenders the pages. */
export default defineConfig(({ isSsrBuild }) => ({
  root: join(import.meta.dirname, 'client'),
  plugins: [react(), publicProjects(), pictures()],
  define: { __API_BASE__: JSON.stringify(process.env.VITE_API_BASE ?? '/api') },
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
