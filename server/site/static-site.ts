import { extname, relative, sep } from 'node:path';
import type { ServeStaticModuleOptions } from '@nestjs/serve-static';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { API_PREFIX } from '#shared/endpoints';
import { ERRORS } from '#shared/error-messages';
import { setHeaders } from '../http/headers/header-list.ts';
import { refuseMethod } from '../http/errors/method-not-allowed.ts';
import { Problem } from '../http/errors/problem.ts';
import { sendReply } from '../cache/cached-answer.ts';
import { asksForPart, type MemoryCache } from '../cache/memory-cache.ts';
import { cacheControl, encodedPath, parseEncodedPath, type Site } from './site-files.ts';

const METHODS = ['GET', 'HEAD'];

/** Adds the files of the built client to the memory cache. */
export function cacheSite({ files }: Site, memoryCache: MemoryCache): void {
  for (const [address, { answer }] of files) if (answer) memoryCache.set(address, answer);
}

/**
 * The prefix of the file server. No path of the site begins with it. Only `serveSite` sends requests there, and only
 * for known files: the file server would also find others, for paths such as `/api/../careers.html`.
 */
const FILE_SERVER = '/site-files';

/** Serves files that are not in memory, and parts of those that are. A part has the headers of the whole file. */
export function staticOptions({ dir, files }: Site): ServeStaticModuleOptions {
  const answers = new Map([...files.values()].map(({ path, answer }) => [path, answer]));
  const setHeadersOf = (response: Response, file: string) => {
    const { path, encoding } = parseEncodedPath(`/${relative(dir, file).replaceAll(sep, '/')}`);
    setHeaders(response, answers.get(path)?.headersIn(encoding) ?? ['Cache-Control', cacheControl(path)]);
    response.type(extname(path));
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  };
  return {
    rootPath: dir,
    serveRoot: FILE_SERVER,
    // the module answers this path with the home page; no known file has it
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

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // an invalid escape, which no path of the site contains
  }
}

/** Whether a path belongs to the API, which never answers HTML. */
const isApi = (path: string) => path === `/${API_PREFIX}` || path.startsWith(`/${API_PREFIX}/`);

/**
 * Answers requests outside the API that the memory cache did not answer: other spellings, pictures, parts of files;
 * else the error page with status 404. The server has no list of pages: a page exists if the build made its file.
 */
export function serveSite({ files, errorPage }: Site): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    if (isApi(request.path)) return next();
    const found = files.get(decoded(request.path));
    if (!METHODS.includes(request.method)) {
      return found ? refuseMethod(METHODS, request, response, next) : next(new Problem(404, ERRORS.notFound));
    }
    if (!found) return sendReply(response, errorPage.as(404, request));
    if (found.answer && !asksForPart(request)) return sendReply(response, found.answer.to(request));
    const file = found.answer ? encodedPath(found.path, found.answer.encodingFor(request)) : found.path;
    request.url = FILE_SERVER + encodeURI(file);
    next();
  };
}
