import { extname, join } from 'node:path';
import { Logger } from '@nestjs/common';
import { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';
import { jobPage, PATHS } from '../../shared/catalogue.ts';
import { JOB_SLOTS, LIST_SLOT } from '../../shared/page-slots.ts';
import { RETRY_AFTER, toProblem } from '../common/error-body.ts';
import type { JobsService } from '../jobs/jobs.service.ts';
import type { RentalsService } from '../rentals/rentals.service.ts';
import { jobScripts, jobSlots, type PostedJob } from './job-page.ts';
import { JOB_LIST, type LiveList, RENTAL_LIST, SITEMAP } from './live-lists.ts';
import { sendText } from './send-text.ts';
import { readTemplate } from './template.ts';

const logger = new Logger('Site');

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The pages that show what the database holds. Each is prerendered like all others, with slots that are filled here
 * anew for each request, so a change shows at once on every replica. A further list is an entry of live-lists.ts and
 * a line here.
 */
export function serveLivePages(clientDir: string, jobs: JobsService, rentals: RentalsService): Router {
  const router = Router({ strict: true, caseSensitive: true });
  router.get(JOB_LIST.path, showList(clientDir, JOB_LIST, jobs));
  router.get(RENTAL_LIST.path, showList(clientDir, RENTAL_LIST, rentals));
  router.get(SITEMAP.path, showList(clientDir, SITEMAP, jobs));
  router.get(PATHS.job, showJob(clientDir, jobs));
  return router;
}

/** A list that cannot be read is shown as an empty one: the page is there all the same. */
function showList<Row>(clientDir: string, page: LiveList<Row>, rows: { list: () => Promise<Row[]> }): RequestHandler {
  const fill = readTemplate(join(clientDir, page.file));
  return async (request, response) => {
    const known = await rows.list().catch((error: unknown) => {
      logFailure(page.path, error);
      return [];
    });
    await sendText(request, response, extname(page.file), fill({ [LIST_SLOT]: page.html(known) }));
  };
}

/** An unknown id is left to the site's error page; a job that cannot be read gets the careers page, for a retry. */
function showJob(clientDir: string, jobs: JobsService): RequestHandler {
  const fill = readTemplate(join(clientDir, `${jobPage(JOB_SLOTS).path}.html`));
  const careers = readTemplate(join(clientDir, JOB_LIST.file))({ [LIST_SLOT]: JOB_LIST.html([]) });
  const html = (job: PostedJob) => fill(jobSlots(job)).replace('</head>', () => `${jobScripts(job)}</head>`);

  return async (request: Request, response: Response, next: NextFunction) => {
    const id = String(request.params.id);
    if (!UUID.test(id)) return next();
    try {
      await sendText(request, response, '.html', html(await jobs.posted(id)));
    } catch (error) {
      if (toProblem(error).getStatus() === 404) return next();
      logFailure(PATHS.job, error);
      response.status(503).setHeader('Retry-After', RETRY_AFTER);
      await sendText(request, response, '.html', careers);
    }
  };
}

const logFailure = (page: string, error: unknown) =>
  logger.error(`${page} is shown without what the database holds`, (error as Error).stack);
