import { jobPath, PATHS } from '#shared/catalogue';
import type { Rental } from '#shared/contract';
import type { PostedJob } from '#shared/content/site/rendering';
import type { Job } from '../../jobs/job.entity.ts';
import { jobTextHtml } from '../../jobs/job-text.ts';

/** Rows of the database that pages show. */
export interface Rows {
  jobs: readonly PostedJob[];
  rentals: readonly Rental[];
}

export const NO_ROWS: Rows = { jobs: [], rentals: [] };

/** Without optional keys, so that the compiler names a field that is missing below. */
type EveryField = { [Key in keyof Required<PostedJob>]: PostedJob[Key] };

/** A job in the format of its page. */
export async function postedJob({
  _id,
  title,
  position,
  location,
  fullDescription,
  qualifications,
  createdAt,
  closesOn,
}: Job): Promise<PostedJob> {
  return {
    _id,
    title,
    position,
    location,
    fullDescription,
    qualifications,
    createdAt: createdAt.toISOString(),
    closesOn,
    html: {
      fullDescription: await jobTextHtml(fullDescription),
      qualifications: await jobTextHtml(qualifications),
    },
  } satisfies EveryField;
}

/** The pages that show a list, each with a text of its data: when the text changes, the page is rendered again. */
export const ROW_PAGES: Record<keyof Rows, (rows: Rows) => Map<string, string>> = {
  jobs: ({ jobs }) =>
    new Map([
      [PATHS.careers, JSON.stringify(jobs)],
      [SITEMAP, JSON.stringify(jobs.map(({ _id }) => _id))],
      ...jobs.map((job) => [jobPath(job._id), JSON.stringify(job)] as const),
    ]),
  rentals: ({ rentals }) => new Map([[PATHS.rentals, JSON.stringify(rentals)]]),
};

export const SITEMAP = '/sitemap.xml';
