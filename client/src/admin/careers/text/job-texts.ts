import type { JobInput } from '#shared/contract';
import type { RowNotation } from '../../rows/row-kind.ts';
import { htmlOfNotation } from './job-notation.ts';
import { notationOfHtml } from './notation-of-html.ts';

/** Applies a change to both texts of a job. */
const changeTexts = (job: JobInput, change: (text: string) => string): JobInput => ({
  ...job,
  fullDescription: change(job.fullDescription),
  qualifications: change(job.qualifications),
});

export const JOB_NOTATION: RowNotation<JobInput> = {
  shown: (stored) => changeTexts(stored, notationOfHtml),
  stored: (shown) => changeTexts(shown, htmlOfNotation),
};
