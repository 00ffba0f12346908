import type { Firm } from './content/documents/firm.ts';
import type { ShownFirm } from './content/addresses/site.ts';
import { jobPath } from './catalogue.ts';
import { daysIn } from './content/contact/opening-days.ts';
import type { Job } from './contract.ts';
import { END_OF_OFFICE_DAY } from './meetings/time-zone.ts';

/** Leaves out lines whose days cannot be parsed. */
const openingHours = (hours: Firm['hours']) =>
  hours
    .map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: daysIn(days),
      opens,
      closes,
    }))
    .filter(({ dayOfWeek }) => dayOfWeek.length > 0);

/** The icon of the build. */
const BUILT_ICON = '/favicon.svg';

/**
 * The firm in schema.org's terms, for search engines.
 *
 * @param icon its address without the origin
 */
export function organization(firm: Omit<ShownFirm, 'logo'>, icon = BUILT_ICON) {
  const { name, legalName, site, building, address, map, mailboxes, phones, hours } = firm;
  return {
    '@context': 'https://schema.org',
    '@type': 'GeneralContractor',
    name,
    legalName,
    url: `${site}/`,
    logo: site + icon,
    ...(phones.length > 0 && { telephone: phones[0].number }),
    ...(hours.length > 0 && { openingHoursSpecification: openingHours(hours) }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${building}, ${address.street}`,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: map.latitude, longitude: map.longitude },
    contactPoint: mailboxes.map((mailbox) => ({
      '@type': 'ContactPoint',
      contactType: mailbox.department,
      email: mailbox.address,
    })),
  };
}

/**
 * schema.org's JobPosting, without properties that the admin form lacks (kind of employment, pay).
 *
 * @param job with its texts as HTML
 * @param createdAt ISO 8601
 */
export function jobPosting(job: Job, createdAt: string, firm: Omit<ShownFirm, 'logo'>, icon?: string): object {
  const { region, countryCode } = firm.address;
  const { '@context': context, name, url, logo } = organization(firm, icon);
  return {
    '@context': context,
    '@type': 'JobPosting',
    title: job.title,
    description: `${job.fullDescription}<p>Qualifications</p>${job.qualifications}`,
    datePosted: createdAt,
    ...(job.closesOn && { validThrough: job.closesOn + END_OF_OFFICE_DAY }),
    directApply: true,
    url: firm.site + jobPath(job._id),
    identifier: { '@type': 'PropertyValue', name, value: job._id },
    hiringOrganization: { '@type': 'Organization', name, sameAs: url, logo },
    jobLocation: {
      '@type': 'Place',
      name: job.location,
      address: { '@type': 'PostalAddress', addressRegion: region, addressCountry: countryCode },
    },
  };
}

/** JSON that is safe inside a `<script>` element: it contains no tag. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
