/**
 * Facts about the company. This is sample content: the firm, its mailboxes and its social page are invented
 * (`.example` is reserved by RFC 2606), so replace it before going live.
 */
export const COMPANY = {
  name: 'ECLAR Builders',
  legalName: 'ECLAR Builders & Construction Supply',
  /** Origin of canonical links, the sitemap and share pictures, without a trailing slash. */
  site: 'https://www.eclar.example',
  building: 'ECLAR Building',
  address: {
    street: 'MacArthur Highway',
    locality: 'Gerona',
    region: 'Tarlac',
    postalCode: '2302',
    country: 'Philippines',
    /** ISO 3166 code, for search engines. */
    countryCode: 'PH',
  },
  /** The default meeting location of the quote form, shown and sent. */
  officeLabel: 'ECLAR Building, Gerona, Tarlac',
  map: { latitude: 15.616, longitude: 120.627, zoom: 17 },
  mailboxes: [
    { department: 'Engineering', address: 'engineering@eclar.example' },
    { department: 'Finance', address: 'finance@eclar.example' },
    { department: 'HR', address: 'hr@eclar.example' },
    { department: 'Purchasing', address: 'purchasing@eclar.example' },
    { department: 'Trading / General', address: 'trading@eclar.example' },
  ],
  social: { label: 'Facebook', url: 'https://www.facebook.com/' },
  /** ISO date of the accreditation by the contractors accreditation board. */
  accreditedSince: '2006-01-24',
  yearsOperating: 20,
  timeZone: 'Asia/Manila',
} as const;

export type Department = (typeof COMPANY)['mailboxes'][number]['department'];

/** Mailboxes by department. */
export const MAILBOXES = Object.fromEntries(
  COMPANY.mailboxes.map(({ department, address }) => [department, address]),
) as Record<Department, string>;

/** The address in one line. */
export const ADDRESS_LINE = `${COMPANY.building}, ${COMPANY.address.street}, ${COMPANY.address.locality}, ${COMPANY.address.region} ${COMPANY.address.postalCode}, ${COMPANY.address.country}`;
