/** The minimal React site: one small hydrated page, built by Vite like ours, and served compressed from memory. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { Page } from './react-alone/page.mjs';

const TYPES = { html: 'text/html; charset=utf-8', js: 'text/javascript' };

async function buildFiles() {
  const { output } = await build({
    root: join(import.meta.dirname, 'react-alone'),
    configFile: false,
    logLevel: 'error',
    build: { write: false, modulePreload: { polyfill: false } },
  });
  const html = renderToString(createElement(Page));
  const textOf = ({ code, source }) => (code ?? String(source)).replace('<!--page-->', () => html);
  return new Map(output.map((file) => [`/${file.fileName}`, brotliCompressSync(textOf(file))]));
}

export async function serveReactAlone() {
  const files = await buildFiles();
  const server = createServer(({ url }, response) => {
    const path = url === '/' ? '/index.html' : url;
    const body = files.get(path);
    if (!body) return response.writeHead(404).end();
    const type = TYPES[path.split('.').at(-1)];
    return response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}
