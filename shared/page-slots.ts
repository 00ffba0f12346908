import type { Job } from './contract.ts';

/**
 * Prerendered pages with content from the database contain slots, which the server fills with HTML. A slot is its
 * name between tildes.
 */
export const slot = (name: string): string => `~${name}~`;
export const SLOT = /~(\w+)~/;

/** On pages with a list for visitors without JavaScript, and in the sitemap. */
export const LIST_SLOT = 'list';

/** The job whose prerendered page is the template of every job's page. */
export const JOB_SLOTS: Job = {
  _id: slot('_id'),
  title: slot('title'),
  position: slot('position'),
  location: slot('location'),
  fullDescription: slot('fullDescription'),
  qualifications: slot('qualifications'),
};

/** The id of the element that contains the job of a job's page, as JSON. */
export const SERVED_JOB = 'served-job';
