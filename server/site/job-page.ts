import { jobPage } from '#shared/catalogue';
import { COMPANY } from '#shared/company';
import type { Job } from '#shared/contract';
import { SERVED_JOB } from '#shared/page-slots';
import { ORGANIZATION, scriptJson } from '#shared/structured-data';
import { escapeHtml } from '../http/escape-html.ts';
import { jobTextHtml } from '../jobs/job-text.ts';
import type { Slots } from './template.ts';

export type PostedJob = Job & { createdAt: Date };

/** The slots in the template of a job's page. */
export function jobSlots(job: Job): Slots {
  const { _id, title, position, location } = job;
  const texts = { _id, title, position, location };
  return {
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, escapeHtml(text)])),
    fullDescription: jobTextHtml(job.fullDescription),
    qualifications: jobTextHtml(job.qualifications),
  };
}

/** The job as data, for the page's script and for search engines. */
export function jobScripts({ createdAt, ...job }: PostedJob): string {
  const posting = jobPosting(job, createdAt);
  return (
    `<script type="application/json" id="${SERVED_JOB}">${scriptJson(job)}</script>` +
    `<script type="application/ld+json">${scriptJson(posting)}</script>`
  );
}

/**
 * schema.org's JobPosting, without the properties that the admin's form does not have (employment type, pay, last
 * day).
 */
function jobPosting(job: Job, createdAt: Date): object {
  const { region, countryCode } = COMPANY.address;
  return {
    '@context': ORGANIZATION['@context'],
    '@type': 'JobPosting',
    title: job.title,
    description: `${jobTextHtml(job.fullDescription)}<p>Qualifications</p>${jobTextHtml(job.qualifications)}`,
    datePosted: createdAt.toISOString(),
    directApply: true,
    url: COMPANY.site + jobPage(job).path,
    identifier: { '@type': 'PropertyValue', name: COMPANY.name, value: job._id },
    hiringOrganization: {
      '@type': 'Organization',
      name: ORGANIZATION.name,
      sameAs: ORGANIZATION.url,
      logo: ORGANIZATION.logo,
    },
    jobLocation: {
      '@type': 'Place',
      name: job.location,
      address: { '@type': 'PostalAddress', addressRegion: region, addressCountry: countryCode },
    },
  };
}
