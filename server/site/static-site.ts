import { extname, relative, sep } from 'node:path';
import { Logger } from '@nestjs/common';
import type { ServeStaticModuleOptions } from '@nestjs/serve-static';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { decoded } from '#shared/text/decoded';
import { API_PREFIX } from '#shared/endpoints';
import { ERRORS } from '#shared/error-messages';
import { setHeaders } from '../http/headers/header-list.ts';
import { READ_METHODS, refuseMethod } from '../http/errors/method-not-allowed.ts';
import { Problem } from '../http/errors/problem.ts';
import { CachedAnswer, sendReply } from '../http/cache/cached-answer.ts';
import { asksForPart } from '../http/cache/memory-cache.ts';
import { type BuiltSite, cacheControl, encodedPath, parseEncodedPath } from './site-files.ts';
import type { SitePages } from './pages/site-pages.ts';
import { RETRY_AFTER } from '../http/errors/error-body.ts';

const HEADING = 'This page cannot be shown at the moment';

/** Depends on neither the content, the build nor the database. */
const HTML = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${HEADING}</title><h1>${HEADING}</h1><p>Please try again later. The other pages work.</p><p><a href="/">Back to home</a></p></html>`;

/** Shown instead of a page that cannot be rendered. */
const MISSING = new CachedAnswer('.html', ['Cache-Control', 'no-store'], { identity: Buffer.from(HTML) });

export function sendMissing(request: Request, response: Response, answer = MISSING): void {
  response.setHeader('Retry-After', RETRY_AFTER);
  sendReply(response, answer.as(503, request));
}

const logger = new Logger('Site');

/**
 * The prefix of the file server, with which no path of the site begins. Only `serveSite` sends requests there, and only for known files:
 * the file server would also find others, for paths such as `/api/../careers.html`.
 */
const FILE_SERVER = '/site-files';

/** Sends files that are not in memory, and byte ranges of those that are. A range has the headers of the whole file. */
export function staticOptions({ dir, files, pages }: BuiltSite): ServeStaticModuleOptions {
  const known = new Map([...files.values(), ...pages.values()].map((file) => [file.path, file]));
  const setHeadersOf = (response: Response, file: string) => {
    const { path, encoding } = parseEncodedPath(`/${relative(dir, file).replaceAll(sep, '/')}`);
    setHeaders(response, known.get(path)?.answer?.headersIn(encoding) ?? ['Cache-Control', cacheControl(path)]);
    response.type(extname(path));
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  };
  return {
    rootPath: dir,
    serveRoot: FILE_SERVER,
    // the module serves the home page at this path, which no known file has
    renderPath: '/',
    serveStaticOptions: {
      index: false,
      redirect: false,
      cacheControl: false,
      lastModified: false,
      setHeaders: setHeadersOf,
    },
  };
}

/** Whether a path belongs to the API, which never sends HTML. */
const isApi = (path: string) => path === `/${API_PREFIX}` || path.startsWith(`/${API_PREFIX}/`);

/** Not cached: the address may have a page again, and two that lead to each other would be a loop. */
function redirect(request: Request, response: Response, path: string): void {
  const query = /\?.*$/s.exec(request.originalUrl)?.[0] ?? '';
  response.setHeader('Cache-Control', 'no-cache');
  response.redirect(308, path + query);
}

/**
 * Answers requests outside the API that the memory cache did not: another spelling, a picture, a byte range, or the error page with status
 * 404. The server has no list of pages: a page exists once it is rendered.
 */
export function serveSite(pages: SitePages): RequestHandler {
  return async (request: Request, response: Response, next: NextFunction) => {
    if (isApi(request.path)) return next();
    const path = decoded(request.path) ?? request.path; // no path of the site has an invalid escape
    const found = pages.find(path);
    if (!READ_METHODS.includes(request.method)) {
      return found ? refuseMethod(READ_METHODS, request, response, next) : next(new Problem(404, ERRORS.notFound));
    }
    const moved = !found && pages.movedTo(path);
    if (moved) return redirect(request, response, moved);
    if (pages.isMissing(path)) return sendMissing(request, response);
    if (!found) return sendReply(response, ((await pages.errorPage()) ?? MISSING).as(404, request));
    // a page rendered here has no file, so no byte ranges
    const answer = await pages.answerOf(path, found).catch(({ stack }: Error) => {
      logger.error(`Could not read ${path}`, stack);
      return MISSING;
    });
    if (answer === MISSING) return sendMissing(request, response);
    if (answer && (!found.path || !asksForPart(request))) return sendReply(response, answer.to(request));
    const file = answer ? encodedPath(found.path, answer.encodingFor(request)) : found.path;
    request.url = FILE_SERVER + encodeURI(file);
    next();
  };
}
