import { extname, join } from 'node:path';
import { type INestApplication, Logger } from '@nestjs/common';
import { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';
import { jobPage, jobPath, PATHS } from '#shared/catalogue';
import { JOB_SLOTS, LIST_SLOT } from '#shared/page-slots';
import { RETRY_AFTER } from '../http/errors/error-body.ts';
import { CachedAnswer, encoded, sendReply } from '../cache/cached-answer.ts';
import { ListCache } from '../cache/list-cache.ts';
import { JobsService } from '../jobs/jobs.service.ts';
import { RentalsService } from '../rentals/rentals.service.ts';
import { jobScripts, jobSlots, type PostedJob } from './job-page.ts';
import { JOB_LIST, type LiveList, RENTAL_LIST, SITEMAP } from './live-lists.ts';
import { readTemplate } from './template.ts';

const logger = new Logger('Site');

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type PostedJobs = ReadonlyMap<string, PostedJob>;

/**
 * Serves the pages with content from the database. Each is prerendered with slots. The slots are filled at the first
 * request, and the page is cached until its list changes. One query for the jobs serves all pages that show jobs.
 * Another list needs an entry in live-lists.ts and a line here.
 */
export function serveLivePages(clientDir: string, app: INestApplication): Router {
  const [listCache, jobs, rentals] = [app.get(ListCache), app.get(JobsService), app.get(RentalsService)];
  const readJobs = async (): Promise<PostedJobs> => new Map((await jobs.posted()).map((job) => [job._id, job]));
  const posted = () => listCache.getOrMake('jobs', ['posted jobs'], () => logged('the jobs', readJobs));
  const rowsOf = async () => [...(await posted()).values()];
  const router = Router({ strict: true, caseSensitive: true });
  router.get(JOB_LIST.path, showList(clientDir, JOB_LIST, rowsOf, listCache));
  router.get(
    RENTAL_LIST.path,
    showList(clientDir, RENTAL_LIST, () => logged('the rentals', () => rentals.list()), listCache),
  );
  router.get(SITEMAP.path, showList(clientDir, SITEMAP, rowsOf, listCache));
  router.get(PATHS.job, showJob(clientDir, posted, listCache));
  return router;
}

/** Logs a failure once, for all requests that wait for the same value. */
const logged = <T>(what: string, make: () => Promise<T>): Promise<T> =>
  make().catch((error: Error) => {
    logger.error(`${what} could not be had: shown is what there is without it`, error.stack);
    throw error;
  });

const pageAnswer = async (extension: string, text: string) =>
  new CachedAnswer(extension, ['Cache-Control', 'no-cache'], await encoded(text));

/** If the list cannot be read, the page shows it as empty. */
function showList<Row>(
  clientDir: string,
  { list, path, file, html }: LiveList<Row>,
  rows: () => Promise<Row[]>,
  listCache: ListCache,
): RequestHandler {
  const fill = readTemplate(join(clientDir, file));
  const show = (known: Row[]) => pageAnswer(extname(file), fill({ [LIST_SLOT]: html(known) }));
  const empty = show([]);
  return async (request, response) => {
    const answer = await listCache.getOrMake(list, [path], async () => show(await rows())).catch(() => empty);
    sendReply(response, answer.to(request));
  };
}

/**
 * An unknown id gets the error page of the site. If the jobs cannot be read, the answer is 503 with the careers page.
 */
function showJob(clientDir: string, posted: () => Promise<PostedJobs>, listCache: ListCache): RequestHandler {
  const fill = readTemplate(join(clientDir, `${jobPage(JOB_SLOTS).path}.html`));
  const away = pageAnswer('.html', readTemplate(join(clientDir, JOB_LIST.file))({ [LIST_SLOT]: JOB_LIST.html([]) }));
  const html = (job: PostedJob) => fill(jobSlots(job)).replace('</head>', () => `${jobScripts(job)}</head>`);
  const find = async (id: string) => {
    const job = (await posted()).get(id);
    return job && logged('a page of a job', async () => pageAnswer('.html', html(job)));
  };

  return async (request: Request, response: Response, next: NextFunction) => {
    const id = String(request.params.id);
    if (!UUID.test(id)) return next();
    const answer = await listCache.getOrMake('jobs', [jobPath(id)], () => find(id)).catch(() => away);
    if (!answer) return next();
    if (answer !== (await away)) return sendReply(response, answer.to(request));
    response.setHeader('Retry-After', RETRY_AFTER);
    sendReply(response, answer.as(503, request));
  };
}
