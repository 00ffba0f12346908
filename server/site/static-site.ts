import { readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { ServeStaticModuleOptions } from '@nestjs/serve-static';
import type { NextFunction, Request, Response } from 'express';
import { NOT_FOUND_PAGE } from '../../shared/catalogue.ts';
import { API_PREFIX } from '../../shared/endpoints.ts';
import { ERRORS } from '../../shared/error-messages.ts';
import { SLOT } from '../../shared/page-slots.ts';
import { refuseMethod } from '../common/method-not-allowed.ts';
import { Problem } from '../common/problem.ts';

/** The copies that the build compressed, best first. */
const COPIES = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;
const ERROR_PAGE = `${NOT_FOUND_PAGE.path}.html`;
const METHODS = ['GET', 'HEAD'];

/** Hashed names never change their content; everything else is asked for again. */
const cacheControl = (file: string) =>
  /[\\/]assets[\\/]/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** A compressed copy is sent as what it is a copy of. */
function setHeaders(response: Response, file: string): void {
  const copy = COPIES.find(({ ending }) => file.endsWith(ending));
  if (copy) response.setHeader('Content-Encoding', copy.encoding);
  response.type(extname(copy ? file.slice(0, -copy.ending.length) : file));
  response.setHeader('Cache-Control', cacheControl(file));
}

/** Sends the files; which file answers an address is decided before, by `serveSite`. */
export function staticOptions(clientDir: string): ServeStaticModuleOptions {
  return {
    rootPath: clientDir,
    // matches nothing: the module would answer every unknown path with the home page
    renderPath: /(?!)/,
    serveStaticOptions: { index: false, redirect: false, cacheControl: false, setHeaders },
  };
}

/** Every file of the built client, as a path from its folder. */
function filesOf(clientDir: string): Set<string> {
  const entries = readdirSync(clientDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Set(
    entries.map((entry) => `/${relative(clientDir, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`),
  );
}

/** /careers is careers.html and / is index.html; every other file goes by its own name. */
const addressOf = (file: string) => (file === '/index.html' ? '/' : file.replace(/\.html$/, ''));

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a broken escape, which no address has
  }
}

/** Whether an address is the API's, which never answers HTML. */
const isApi = (path: string) => path === `/${API_PREFIX}` || path.startsWith(`/${API_PREFIX}/`);

/**
 * Finds the file that answers an address outside the API, or the error page with status 404. A page exists when its
 * prerendered file exists: the server knows no list of pages. The folder is read once, as a build never changes.
 */
export function serveSite(clientDir: string) {
  const files = filesOf(clientDir);
  // a file whose name has a slot is a template: only what live-pages.ts makes of it is a page
  const isShown = (file: string) =>
    file !== ERROR_PAGE && !SLOT.test(file) && !COPIES.some(({ ending }) => file.endsWith(ending));
  const addresses = new Map([...files].filter(isShown).map((file) => [addressOf(file), file]));

  return (request: Request, response: Response, next: NextFunction) => {
    if (isApi(request.path)) return next();
    const found = addresses.get(decoded(request.path));
    if (!METHODS.includes(request.method)) {
      return found ? refuseMethod(METHODS, request, response, next) : next(new Problem(404, ERRORS.notFound));
    }
    if (!found) {
      response.status(404);
      delete request.headers.range; // a part of the error page would be a 206
    }
    const file = found ?? ERROR_PAGE;
    const copies = COPIES.filter(({ ending }) => files.has(file + ending));
    if (copies.length > 0) response.vary('Accept-Encoding');
    const copy = copies.find(({ encoding }) => request.acceptsEncodings(encoding));
    request.url = encodeURI(file + (copy?.ending ?? ''));
    next();
  };
}
