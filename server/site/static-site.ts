import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ServeStaticModuleOptions } from '@nestjs/serve-static';
import type { NextFunction, Request, Response } from 'express';
import { API_PREFIX } from '../../shared/endpoints.ts';
import { NOT_FOUND_PAGE } from '../../shared/catalogue.ts';

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
const COMPRESSED: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Hashed names never change their content; everything else is asked for again. */
const cacheControl = (path: string) =>
  /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

const setHeaders = (response: Response, path: string) => response.setHeader('Cache-Control', cacheControl(path));

/** A page exists when its prerendered file exists: /careers is careers.html. The server knows no list of pages. */
export function staticOptions(clientDir: string): ServeStaticModuleOptions {
  return {
    rootPath: clientDir,
    // matches nothing: the module would answer every unknown path with the home page
    renderPath: /(?!)/,
    serveStaticOptions: { extensions: ['html'], redirect: false, cacheControl: false, setHeaders },
  };
}

/** Whether an address is the API's, which never answers HTML. */
export const isApi = (path: string) => path === `/${API_PREFIX}` || path.startsWith(`/${API_PREFIX}/`);

function fileOf(path: string): { file: string; type: string } | undefined {
  const name = path === '/' ? '/index.html' : path;
  const extension = /\.\w+$/.exec(name)?.[0];
  if (extension && !COMPRESSED[extension]) return undefined;
  return extension ? { file: name, type: COMPRESSED[extension] } : { file: `${name}.html`, type: COMPRESSED['.html'] };
}

/** Sends the file that the build compressed, when there is one and the browser takes it. */
export function servePrecompressed(clientDir: string) {
  const known = new Map<string, boolean>();
  const exists = (file: string) => {
    if (!known.has(file)) known.set(file, existsSync(join(clientDir, file)));
    return known.get(file);
  };
  return (request: Request, response: Response, next: NextFunction) => {
    const wanted =
      ['GET', 'HEAD'].includes(request.method) && /^[\w./-]+$/.test(request.path) ? fileOf(request.path) : undefined;
    if (!wanted || request.path.includes('..') || isApi(request.path)) return next();
    response.vary('Accept-Encoding');
    const encoding = ENCODINGS.find(([name, ending]) => request.acceptsEncodings(name) && exists(wanted.file + ending));
    if (encoding) {
      request.url = wanted.file + encoding[1];
      response.setHeader('Content-Encoding', encoding[0]);
      response.setHeader('Content-Type', wanted.type);
    }
    next();
  };
}

/** Answers every other address outside the API with the error page and status 404. */
export function answerUnknownPage(clientDir: string) {
  return (request: Request, response: Response, next: NextFunction) => {
    if (isApi(request.path) || !['GET', 'HEAD'].includes(request.method)) return next();
    response.status(404).setHeader('Cache-Control', 'no-cache');
    response.sendFile(`${NOT_FOUND_PAGE.path}.html`, { root: clientDir, cacheControl: false, acceptRanges: false });
  };
}
