import { jobPath, PATHS } from '#shared/catalogue';
import type { Rental } from '#shared/contract';
import type { PostedJob } from '#shared/content/site/rendering';
import type { Job } from '../jobs/job.entity.ts';
import { jobTextHtml } from '../jobs/job-text.ts';

/** The rows that pages show beside the content. */
export interface Rows {
  jobs: readonly PostedJob[];
  rentals: readonly Rental[];
}

export const NO_ROWS: Rows = { jobs: [], rentals: [] };

/** A job as its page shows it. */
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
    ...(closesOn && { closesOn }),
    html: {
      fullDescription: await jobTextHtml(fullDescription),
      qualifications: await jobTextHtml(qualifications),
    },
  };
}

/** The pages that show a list, with what each of them shows: whatever this text says is rendered anew when it changes. */
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
