import { extname, join } from 'node:path';
import { type INestApplication, Logger } from '@nestjs/common';
import { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';
import { jobPage, PATHS } from '../../shared/catalogue.ts';
import { JOB_SLOTS, LIST_SLOT } from '../../shared/page-slots.ts';
import { RETRY_AFTER, toProblem } from '../common/error-body.ts';
import { Answer, encoded, sendReply } from '../first-look/answer.ts';
import { ListCopies } from '../first-look/list-copies.ts';
import { JobsService } from '../jobs/jobs.service.ts';
import { RentalsService } from '../rentals/rentals.service.ts';
import { jobScripts, jobSlots, type PostedJob } from './job-page.ts';
import { JOB_LIST, type LiveList, RENTAL_LIST, SITEMAP } from './live-lists.ts';
import { readTemplate } from './template.ts';

const logger = new Logger('Site');

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The pages that show what the database holds. Each is prerendered like all others, with slots that are filled here
 * when it is asked for, and kept until its list changes. A further list is an entry of live-lists.ts and a line here.
 */
export function serveLivePages(clientDir: string, app: INestApplication): Router {
  const [copies, jobs, rentals] = [app.get(ListCopies), app.get(JobsService), app.get(RentalsService)];
  const router = Router({ strict: true, caseSensitive: true });
  router.get(JOB_LIST.path, showList(clientDir, JOB_LIST, jobs, copies));
  router.get(RENTAL_LIST.path, showList(clientDir, RENTAL_LIST, rentals, copies));
  router.get(SITEMAP.path, showList(clientDir, SITEMAP, jobs, copies));
  router.get(PATHS.job, showJob(clientDir, jobs));
  return router;
}

const answerOf = async (extension: string, text: string) =>
  new Answer(extension, ['Cache-Control', 'no-cache'], await encoded(text));

/** A list that cannot be read is shown as an empty one: the page is there all the same. */
function showList<Row>(
  clientDir: string,
  { list, path, file, html }: LiveList<Row>,
  rows: { list: () => Promise<Row[]> },
  copies: ListCopies,
): RequestHandler {
  const fill = readTemplate(join(clientDir, file));
  const show = (known: Row[]) => answerOf(extname(file), fill({ [LIST_SLOT]: html(known) }));
  return async (request, response) => {
    const answer = await copies
      .keep(list, [path], async () => show(await rows.list()))
      .catch((error: unknown) => {
        logFailure(path, error);
        return show([]);
      });
    sendReply(response, answer.to(request));
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
      sendReply(response, (await answerOf('.html', html(await jobs.posted(id)))).to(request));
    } catch (error) {
      if (toProblem(error).getStatus() === 404) return next();
      logFailure(PATHS.job, error);
      response.setHeader('Retry-After', RETRY_AFTER);
      sendReply(response, (await answerOf('.html', careers)).as(503, request));
    }
  };
}

const logFailure = (page: string, error: unknown) =>
  logger.error(`${page} is shown without what the database holds`, (error as Error).stack);
