import type { Job } from './contract.ts';

/**
 * Some prerendered pages show what the database holds: they have slots, which the server fills with HTML for each
 * visitor. A slot is its name between tildes.
 */
export const slot = (name: string): string => `~${name}~`;
export const SLOT = /~(\w+)~/;

/** Of a page with a list, for visitors without JavaScript; and of the sitemap. */
export const LIST_SLOT = 'list';

/** The job whose page is the template of every job's page. */
export const JOB_SLOTS: Job = {
  _id: slot('_id'),
  title: slot('title'),
  position: slot('position'),
  location: slot('location'),
  fullDescription: slot('fullDescription'),
  qualifications: slot('qualifications'),
};

/** The id of the element in which a job's page carries the job itself, as JSON. */
export const SERVED_JOB = 'served-job';
