import { jobPath, PATHS } from '#shared/catalogue';
import { COMPANY } from '#shared/company';
import type { Job, Rental } from '#shared/contract';
import { MESSAGES } from '#shared/messages';
import { escapeHtml } from '../http/escape-html.ts';
import type { List } from '../cache/list-cache.ts';

/** A prerendered page with a slot for a list from the database. */
export interface LiveList<Row> {
  /** The list whose rows it shows. */
  list: List;
  path: string;
  file: string;
  html: (rows: Row[]) => string;
}

const list = <Row>(rows: Row[], item: (row: Row) => string, empty: string) =>
  rows.length > 0 ? `<ul>${rows.map((row) => `<li>${item(row)}</li>`).join('')}</ul>` : `<p>${empty}</p>`;

const jobItem = ({ _id, title, position, location }: Job) =>
  `<a href="${jobPath(_id)}">${escapeHtml(title)}</a><p>${escapeHtml(position)}, ${escapeHtml(location)}</p>`;

const rentalItem = ({ vehicleName, weightLimit }: Rental) =>
  `<b>${escapeHtml(vehicleName)}</b><p>Capacity: ${escapeHtml(weightLimit)}</p>`;

/** For visitors without JavaScript. With JavaScript the page loads the list from the API. */
export const JOB_LIST: LiveList<Job> = {
  list: 'jobs',
  path: PATHS.careers,
  file: `${PATHS.careers}.html`,
  html: (jobs) => list(jobs, jobItem, MESSAGES.careers.empty),
};

export const RENTAL_LIST: LiveList<Rental> = {
  list: 'rentals',
  path: PATHS.rentals,
  file: `${PATHS.rentals}.html`,
  html: (rentals) => list(rentals, rentalItem, MESSAGES.rentals.empty),
};

export const SITEMAP: LiveList<Job> = {
  list: 'jobs',
  path: '/sitemap.xml',
  file: '/sitemap.xml',
  html: (jobs) => jobs.map(({ _id }) => `<url><loc>${COMPANY.site}${jobPath(_id)}</loc></url>`).join('\n'),
};

export const LIVE_LISTS = [JOB_LIST, RENTAL_LIST, SITEMAP];
