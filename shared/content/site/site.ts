import type { Firm } from '../documents/firm.ts';
import type { SharePicture, ShownPicture } from '../pictures/picture.ts';
import type { Service } from '../documents/services.ts';
import { PATHS, type Screen } from '../../catalogue.ts';
import { type BarPart, MENU, type MenuPart, OTHER_MENU, type OtherPart } from './sections.ts';

/** A service as every page knows it. */
export type ServiceLink = Pick<Service, 'name' | 'label' | 'path' | 'form' | 'menu'>;

/** What visitors see on the pages that are about it, or not at all. */
export type PartOfFirm = 'sketch' | 'kept' | 'retention' | 'privacyOfficer' | 'privacyAddress' | 'privacyPhone';

/** The firm as visitors see it. */
export interface ShownFirm extends Omit<Firm, 'logo' | PartOfFirm> {
  logo: ShownPicture | null;
}

/** Parts of the site that a firm may do without, each with its pages. `inquiry` is the form for materials. */
export type SitePart = 'rentals' | 'careers' | 'inquiry';

const PART_OF: Partial<Record<string, SitePart>> = {
  [PATHS.rentals]: 'rentals',
  [PATHS.careers]: 'careers',
  [PATHS.apply]: 'careers',
  [PATHS.services]: 'inquiry',
};

/** Whether a page of the program is none of the firm's. */
export function isLeftOut({ without = [] }: Pick<SiteData, 'without'>, path: string): boolean {
  const part = PART_OF[path];
  return part !== undefined && without.includes(part);
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
  /** The menu of a firm that has another one than the program. */
  menu?: { bar: MenuPart<BarPart>[]; other: MenuPart<OtherPart>[] };
  /** What the firm does not have. */
  without?: SitePart[];
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

/** What the quote form offers as the meeting place: the office, unless the firm names another place. */
export const meetingOffice = (firm: Pick<Firm, 'officeLabel' | 'building' | 'address'>): string =>
  firm.officeLabel || `${firm.building}, ${townOf(firm)}`;

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
  without,
}: Pick<SiteData, 'services' | 'periods' | 'hasCredentials' | 'without'>): PageAddress[] {
  return [
    ...PROGRAM_PAGES.filter(({ path }) => !isLeftOut({ without }, path)),
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

/** Nothing opens where there is nothing. */
const group = (label: string, entries: MenuEntry[]): MenuEntry[] => (entries.length > 0 ? [{ label, entries }] : []);

const TRUCKING: MenuEntry[] = [
  { label: 'Direct load' },
  { label: 'Banlic' },
  { label: 'List of vehicle and capacity' },
];

const SHIPPED: Record<string, string> = Object.fromEntries(
  [...MENU, ...OTHER_MENU].map(({ part, label }) => [part, label]),
);

type MenuSource = Pick<SiteData, 'services' | 'periods' | 'menu' | 'without'>;

export function menuOf({ services, periods, menu, without }: MenuSource): MenuEntry[] {
  const { bar, other } = menu ?? { bar: MENU, other: OTHER_MENU };
  const link = (label: string, path: string): MenuEntry[] => (isLeftOut({ without }, path) ? [] : [{ label, path }]);
  const entriesOf = (of: Service['menu']) =>
    services
      .filter((service) => service.menu === of)
      .map((service) => ({ label: serviceLabel(service), path: service.path }));
  const parts: Record<BarPart | OtherPart, (label: string) => MenuEntry[]> = {
    company: (label) => link(label, PATHS.home),
    projects: (label) =>
      group(
        label,
        periods.map((period) => ({ label: period, path: projectPath(period) })),
      ),
    offer: (label) => group(label, entriesOf('offer')),
    other: (label) => group(label, entriesIn(other)),
    careers: (label) => link(label, PATHS.careers),
    contact: (label) => link(label, PATHS.contact),
    services: () => entriesOf('other'),
    aggregate: (label) => group(label, entriesOf('aggregate')),
    trucking: (label) => group(label, TRUCKING),
    rentals: (label) => link(label, PATHS.rentals),
  };
  const entriesIn = (list: readonly MenuPart<BarPart | OtherPart>[]) =>
    list.flatMap(({ part, label }) => parts[part](label || SHIPPED[part]));
  return entriesIn(bar);
}

/** Whether visitors can inquire about materials. */
export const hasMaterials = ({ services }: Pick<SiteData, 'services'>): boolean =>
  services.some(({ form }) => form === 'inquiry');

/** The names of the services for a form's select, those of the form's own group first. */
export function serviceOptions(
  { services }: Pick<SiteData, 'services'>,
  form: Service['form'],
): { group: Service['form']; names: string[] }[] {
  const groups: Service['form'][] = form === 'quote' ? ['quote', 'inquiry'] : ['inquiry', 'quote'];
  return groups
    .map((group) => ({ group, names: services.filter((service) => service.form === group).map(({ name }) => name) }))
    .filter(({ names }) => names.length > 0);
}
