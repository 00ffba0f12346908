import { COMPANY } from './company.ts';

/** The company as schema.org data for search engines. */
export const ORGANIZATION = {
  '@context': 'https://schema.org',
  '@type': 'GeneralContractor',
  name: COMPANY.name,
  legalName: COMPANY.legalName,
  url: `${COMPANY.site}/`,
  logo: `${COMPANY.site}/favicon.svg`,
  address: {
    '@type': 'PostalAddress',
    streetAddress: `${COMPANY.building}, ${COMPANY.address.street}`,
    addressLocality: COMPANY.address.locality,
    addressRegion: COMPANY.address.region,
    postalCode: COMPANY.address.postalCode,
    addressCountry: COMPANY.address.countryCode,
  },
  geo: { '@type': 'GeoCoordinates', latitude: COMPANY.map.latitude, longitude: COMPANY.map.longitude },
  contactPoint: COMPANY.mailboxes.map(({ department, address }) => ({
    '@type': 'ContactPoint',
    contactType: department,
    email: address,
  })),
};

/** JSON that is safe inside a `<script>` element: it contains no tag. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
