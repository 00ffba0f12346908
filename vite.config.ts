import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The client; `scripts/build.mjs` builds it twice: for the browser, and as the bundle that prerenders the pages. */
export default defineConfig({
  root: join(import.meta.dirname, 'client'),
  plugins: [react()],
  define: { __API_BASE__: JSON.stringify(process.env.VITE_API_BASE ?? '/api') },
  build: { outDir: join(import.meta.dirname, 'dist/client'), emptyOutDir: true, manifest: true, assetsInlineLimit: 0 },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000' } },
});
