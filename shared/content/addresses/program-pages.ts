import { jobPath, PATHS } from '../../catalogue.ts';
import type { Job } from '../../contract.ts';
import { MESSAGES } from '../../messages.ts';
import type { Page } from '../site/page-data.ts';

/** Pages whose texts belong to the program. */
export const PROGRAM_PAGES = {
  'admin-login': {
    path: PATHS.adminLogin,
    screen: 'admin-login',
    title: 'Admin sign-in',
    heading: MESSAGES.admin.heading,
    description: 'Sign-in for the administrator of this site.',
    unlisted: true,
  },
  'admin-password': {
    path: PATHS.adminPassword,
    screen: 'admin-password',
    title: 'Your password',
    heading: 'Your Password',
    description: 'Choose the password of your account on this site.',
    unlisted: true,
  },
  'admin-dashboard': {
    path: PATHS.adminDashboard,
    screen: 'admin-dashboard',
    title: 'Admin dashboard',
    heading: MESSAGES.admin.title,
    description: 'Rentals, job postings and messages, for the administrator of this site.',
    unlisted: true,
  },
  /** Served with status 404 at every unknown address. */
  'not-found': {
    path: PATHS.notFound,
    screen: 'not-found',
    title: MESSAGES.notFound.body,
    heading: MESSAGES.notFound.heading,
    description: MESSAGES.notFound.body,
    unlisted: true,
  },
} as const satisfies Record<string, Page>;

export const NOT_FOUND_PAGE: Page = PROGRAM_PAGES['not-found'];

/** A job's own page. */
export const jobPage = (job: Pick<Job, '_id' | 'title' | 'position' | 'location'>, firm: string): Page => ({
  path: jobPath(job._id),
  screen: 'job',
  title: `${job.title}, ${job.location}`,
  heading: job.title,
  description: `Job opening at ${firm}: ${job.title} (${job.position}), ${job.location}. Read the requirements and apply with your resume.`,
});

/** Shown at the address of a job until its data has arrived. */
export const unknownJobPage = (path: string, firm: string): Page => ({
  path,
  screen: 'job',
  title: 'Job opening',
  heading: MESSAGES.careers.heading,
  description: `A job opening at ${firm}.`,
  unlisted: true,
});
