import type { INestApplication } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { sendReply } from '../../http/cache/cached-answer.ts';
import { refuseMethod } from '../../http/errors/method-not-allowed.ts';
import { ServedFiles } from './served-files.ts';

const METHODS = ['GET', 'HEAD'];

/** Serves uploaded pictures; unknown addresses go to the next handler. */
export function servePictures(app: INestApplication): RequestHandler {
  const files = app.get(ServedFiles);
  return async (request: Request, response: Response, next: NextFunction) => {
    const answer = await files.find(request.path);
    if (!answer) return next();
    if (!METHODS.includes(request.method)) return refuseMethod(METHODS, request, response, next);
    sendReply(response, answer.to(request));
  };
}
