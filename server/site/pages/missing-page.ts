import type { Request, Response } from 'express';
import { CachedAnswer, sendReply } from '../../http/cache/cached-answer.ts';
import { RETRY_AFTER } from '../../http/errors/error-body.ts';

const HEADING = 'This page cannot be shown at the moment';

/** Depends on neither the content, the build nor the database. */
const HTML = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${HEADING}</title><h1>${HEADING}</h1><p>Please try again later. All others are there.</p><p><a href="/">Back to home</a></p></html>`;

/** Shown instead of a page that cannot be rendered. */
export const MISSING = new CachedAnswer('.html', ['Cache-Control', 'no-store'], { identity: Buffer.from(HTML) });

export function sendMissing(request: Request, response: Response, answer = MISSING): void {
  response.setHeader('Retry-After', RETRY_AFTER);
  sendReply(response, answer.as(503, request));
}
