import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type INestApplication, Logger } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { DOWNLOAD_ADDRESS } from '#shared/content/documents/pages/downloads';
import { READ_METHODS, refuseMethod } from '../../http/errors/method-not-allowed.ts';
import { IMMUTABLE } from '../../http/headers/immutable.ts';
import { DownloadsService } from './downloads.service.ts';

const logger = new Logger('Downloads');

/** Browsers save the file instead of showing it; the file at an address never changes. */
const HEADERS = {
  'Cache-Control': IMMUTABLE,
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Content-Type': 'application/pdf',
};

/** Serves PDFs of the owner's own pages; unknown addresses go to the next handler. */
export function serveDownloads(app: INestApplication): RequestHandler {
  const downloads = app.get(DownloadsService);
  return async (request: Request, response: Response, next: NextFunction) => {
    const id = DOWNLOAD_ADDRESS.exec(request.path)?.[1];
    const found = id === undefined ? null : await downloads.find(id);
    if (!found) return next();
    if (!READ_METHODS.includes(request.method)) return refuseMethod(READ_METHODS, request, response, next);
    response.set({ ...HEADERS, 'Content-Length': String(found.bytes) });
    response.set('Content-Disposition', contentDisposition(found.name));
    if (request.method === 'HEAD') return void response.end();
    await pipeline(Readable.from(downloads.read(found)), response).catch((error: Error & { code?: string }) => {
      // the visitor has left
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') logger.error(`Could not send download ${found.id}`, error.stack);
    });
  };
}
