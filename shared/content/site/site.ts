import type { Firm } from '../documents/firm.ts';
import type { SharePicture, ShownPicture } from '../pictures/picture.ts';
import type { Service } from '../documents/services.ts';
import { PATHS, type Screen } from '../../catalogue.ts';

/** A service as every page knows it. */
export type ServiceLink = Pick<Service, 'name' | 'label' | 'path' | 'form' | 'menu'>;

/** What visitors see on the pages that are about it, or not at all. */
export type PartOfFirm = 'sketch' | 'kept' | 'privacyOfficer' | 'privacyAddress' | 'privacyPhone';

/** The firm as visitors see it. */
export interface ShownFirm extends Omit<Firm, 'logo' | PartOfFirm> {
  logo: ShownPicture | null;
}

/** What every page needs of the content: it comes with the first page of a visit. */
export interface SiteData {
  /** Changes with everything that is published. */
  version: string;
  /** Whether search engines are asked to stay away: the firm is the sample firm. */
  isSample: boolean;
  firm: ShownFirm;
  /** Those that are shown. */
  services: readonly ServiceLink[];
  /** The years of the lists of projects, in order. */
  periods: readonly string[];
  hasCredentials: boolean;
  /** Whether the sign of the repository stands in the place of a logo. */
  hasSampleSign: boolean;
  share: SharePicture;
}

/** Where a page is, and what it shows. */
export interface PageAddress {
  path: string;
  screen: Screen;
  service?: ServiceLink;
  period?: string;
}

/** What a visitor reads for a service. */
export const serviceLabel = ({ name, label }: Pick<Service, 'name' | 'label'>): string => label || name;

export const projectPath = (period: string): string => `/project/${period}-list`;

/** `Gerona, Tarlac` */
export const townOf = ({ address }: Pick<Firm, 'address'>): string => `${address.locality}, ${address.region}`;

/** The address of the office in one line. */
export function addressLine({ building, address }: Pick<Firm, 'building' | 'address'>): string {
  const { street, locality, region, postalCode, country } = address;
  return `${building}, ${street}, ${locality}, ${region} ${postalCode}, ${country}`;
}

/** The mailbox that gets the mail of a form. */
export function mailboxOf<Form extends Firm['mailboxes'][number]['forms'][number]>(
  firm: Pick<Firm, 'mailboxes'>,
  form: Form,
) {
  return firm.mailboxes.find(({ forms }) => forms.includes(form)) ?? firm.mailboxes[0];
}

const PROGRAM_PAGES: PageAddress[] = [
  { path: PATHS.home, screen: 'home' },
  { path: PATHS.about, screen: 'about' },
  { path: PATHS.contact, screen: 'contact' },
  { path: PATHS.careers, screen: 'careers' },
  { path: PATHS.projects, screen: 'all-projects' },
  { path: PATHS.rentals, screen: 'rentals' },
  { path: PATHS.offers, screen: 'quote' },
  { path: PATHS.apply, screen: 'apply' },
  { path: PATHS.services, screen: 'inquiry' },
  { path: PATHS.privacy, screen: 'privacy' },
  { path: PATHS.profile, screen: 'profile' },
  { path: PATHS.adminLogin, screen: 'admin-login' },
  { path: PATHS.adminPassword, screen: 'admin-password' },
  { path: PATHS.adminDashboard, screen: 'admin-dashboard' },
];

/** Every page but those of jobs and the error page. */
export function addressesOf({
  services,
  periods,
  hasCredentials,
}: Pick<SiteData, 'services' | 'periods' | 'hasCredentials'>): PageAddress[] {
  return [
    ...PROGRAM_PAGES,
    ...(hasCredentials ? [{ path: PATHS.credentials, screen: 'credentials' } as const] : []),
    ...periods.map((period) => ({ path: projectPath(period), screen: 'projects', period }) as const),
    ...services.map((service) => ({ path: service.path, screen: service.form, service })),
  ];
}

/** A link, a group that opens, or (with neither) an entry that goes nowhere. */
export interface MenuEntry {
  label: string;
  path?: string;
  entries?: readonly MenuEntry[];
}

/** Nothing opens where every service is hidden. */
const group = (label: string, entries: MenuEntry[]): MenuEntry[] => (entries.length > 0 ? [{ label, entries }] : []);

export function menuOf({ services, periods }: Pick<SiteData, 'services' | 'periods'>): MenuEntry[] {
  const entriesOf = (menu: Service['menu']) =>
    services
      .filter((service) => service.menu === menu)
      .map((service) => ({ label: serviceLabel(service), path: service.path }));
  return [
    { label: 'OUR COMPANY', path: PATHS.home },
    { label: 'COMPLETED PROJECTS', entries: periods.map((period) => ({ label: period, path: projectPath(period) })) },
    ...group('WE OFFER', entriesOf('offer')),
    {
      label: 'OTHER SERVICES',
      entries: [
        ...entriesOf('other'),
        ...group('Aggregate', entriesOf('aggregate')),
        {
          label: 'Trucking',
          entries: [{ label: 'Direct load' }, { label: 'Banlic' }, { label: 'List of vehicle and capacity' }],
        },
        { label: 'Rentals', path: PATHS.rentals },
      ],
    },
    { label: 'CAREERS', path: PATHS.careers },
    { label: 'CONTACT US', path: PATHS.contact },
  ];
}

/** The names of the services for a form's select, those of the form's own group first. */
export function serviceOptions(
  { services }: Pick<SiteData, 'services'>,
  form: Service['form'],
): { group: Service['form']; names: string[] }[] {
  const groups: Service['form'][] = form === 'quote' ? ['quote', 'inquiry'] : ['inquiry', 'quote'];
  return groups.map((group) => ({
    group,
    names: services.filter((service) => service.form === group).map(({ name }) => name),
  }));
}
