import { Logger } from '@nestjs/common';
import { type NextFunction, type Request, type Response, Router } from 'express';
import { PATHS } from '#shared/catalogue';
import { sendReply } from '../../http/cache/cached-answer.ts';
import type { PublicList } from '../../http/cache/list-cache.ts';
import { UUID } from '../../http/errors/validation.pipe.ts';
import { sendMissing } from '../static-site.ts';
import { SITEMAP } from './row-pages.ts';
import type { SitePages } from './site-pages.ts';

const logger = new Logger('Site');

/** Milliseconds to wait while a release is being rendered; then visitors get the last known version of the page. */
const PATIENCE = 1000;

async function atMost<Result>(time: number, work: Promise<Result>): Promise<Result | undefined> {
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (clock = setTimeout(resolve, time, undefined)));
  return Promise.race([work, late]).finally(() => clearTimeout(clock));
}

/**
 * Serves the pages that show rows. A list that cannot be read in time is served in its last known version; a job that cannot be read gets
 * the careers page, for a retry.
 */
export function serveRows(pages: SitePages): Router {
  const read = async (list: PublicList, path: string) => {
    const rows = pages.rowPages(list).catch((error: Error) => {
      logger.error(`Could not read the ${list}; serving the last known version`, error.stack);
      return undefined;
    });
    return pages.isPreparing && (await pages.lastKnown(path)) ? atMost(PATIENCE, rows) : rows;
  };

  const show = (list: PublicList) => async (request: Request, response: Response, next: NextFunction) => {
    if (pages.isLeftOut(request.path)) return next();
    const answer = (await read(list, request.path))?.get(request.path) ?? (await pages.lastKnown(request.path));
    if (answer) sendReply(response, answer.to(request));
    else sendMissing(request, response);
  };

  async function showJob(request: Request, response: Response, next: NextFunction) {
    if (!UUID.test(String(request.params.id)) || pages.isLeftOut(PATHS.careers)) return next();
    const jobs = await read('jobs', request.path);
    const answer = jobs ? jobs.get(request.path) : await pages.lastKnown(request.path);
    if (answer) return sendReply(response, answer.to(request));
    if (jobs) return next();
    sendMissing(request, response, await pages.lastKnown(PATHS.careers));
  }

  const router = Router({ strict: true, caseSensitive: true });
  router.get(PATHS.careers, show('jobs'));
  router.get(SITEMAP, show('jobs'));
  router.get(PATHS.rentals, show('rentals'));
  router.get(PATHS.job, showJob);
  return router;
}
