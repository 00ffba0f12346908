import type { Firm } from '../documents/firm.ts';
import type { SharePicture, ShownPicture } from '../pictures/picture.ts';
import type { Service } from '../documents/services.ts';
import type { OwnPage } from '../documents/pages/own-pages.ts';
import { PATHS, type Screen } from '../../catalogue.ts';
import { type BarPart, MENU, type MenuPart, OTHER_MENU, type OtherPart } from '../site/sections.ts';

/** A service in the data of every page. */
type ServiceLink = Pick<Service, 'name' | 'label' | 'path' | 'form' | 'menu'>;

/** A page of the owner's own in the data of every page. */
export interface OwnPageLink extends Pick<OwnPage, 'path' | 'place'> {
  /** The label, or else the title. */
  label: string;
}

/** Fields for the pages about them only, or never shown. */
export type PartOfFirm =
  'icon' | 'sketch' | 'kept' | 'retention' | 'privacyOfficer' | 'privacyAddress' | 'privacyPhone';

/** The firm as visitors see it. */
export interface ShownFirm extends Omit<Firm, 'logo' | PartOfFirm> {
  logo: ShownPicture | null;
}

/** Optional parts of the site, each with its pages. `inquiry` is the form for materials. */
export type SitePart = 'rentals' | 'careers' | 'inquiry';

const PART_OF: Partial<Record<string, SitePart>> = {
  [PATHS.rentals]: 'rentals',
  [PATHS.careers]: 'careers',
  [PATHS.apply]: 'careers',
  [PATHS.services]: 'inquiry',
};

/** Whether the firm does not use a page of the program. */
export function isLeftOut({ without = [] }: Pick<SiteData, 'without'>, path: string): boolean {
  const part = PART_OF[path];
  return part !== undefined && without.includes(part);
}

/** The content that every page needs, which comes with the first page of a visit. */
export interface SiteData {
  /** A hash of the data that all pages share: data of another version do not fit. */
  version: string;
  /** Whether search engines are asked to stay away, because this is the sample firm. */
  isSample: boolean;
  firm: ShownFirm;
  /** Without hidden ones. */
  services: readonly ServiceLink[];
  /** The years of the lists of projects, in order. */
  periods: readonly string[];
  /** Those without projects, if there are any. */
  emptyPeriods?: readonly string[];
  hasCredentials: boolean;
  /** The firm's menu, if it differs from the program's. */
  menu?: { bar: MenuPart<BarPart>[]; other: MenuPart<OtherPart>[] };
  /** Parts that the firm does not use. */
  without?: SitePart[];
  /** The owner's own pages, if there are any. */
  own?: readonly OwnPageLink[];
  /** Whether the repository's sign replaces the logo. */
  hasSampleSign: boolean;
  share: SharePicture;
}

/** The path and the subject of a page. */
export interface PageAddress {
  path: string;
  screen: Screen;
  service?: ServiceLink;
  period?: string;
}

/** The name of a service for visitors. */
export const serviceLabel = ({ name, label }: Pick<Service, 'name' | 'label'>): string => label || name;

export const projectPath = (period: string): string => `/project/${period}-list`;

/** `Gerona, Tarlac` */
export const townOf = ({ address }: Pick<Firm, 'address'>): string => `${address.locality}, ${address.region}`;

/** The address of the office in one line. */
export function addressLine({ building, address }: Pick<Firm, 'building' | 'address'>): string {
  const { street, locality, region, postalCode, country } = address;
  return `${building}, ${street}, ${locality}, ${region} ${postalCode}, ${country}`;
}

/** The meeting place that the quote form offers first: the office, unless the firm has named another. */
export const meetingOffice = (firm: Pick<Firm, 'officeLabel' | 'building' | 'address'>): string =>
  firm.officeLabel || `${firm.building}, ${townOf(firm)}`;

/** The mailbox for the mail of a form. */
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

/** Every page except those of jobs and the error page. */
export function addressesOf({
  services,
  periods,
  hasCredentials,
  own = [],
  without,
}: Pick<SiteData, 'services' | 'periods' | 'hasCredentials' | 'own' | 'without'>): PageAddress[] {
  return [
    ...PROGRAM_PAGES.filter(({ path }) => !isLeftOut({ without }, path)),
    ...(hasCredentials ? [{ path: PATHS.credentials, screen: 'credentials' } as const] : []),
    ...periods.map((period) => ({ path: projectPath(period), screen: 'projects', period }) as const),
    ...services.map((service) => ({ path: service.path, screen: service.form, service })),
    ...own.map(({ path }) => ({ path, screen: 'own' }) as const),
  ];
}

/** A link, a group that opens, or (with neither) an entry without a target. */
export interface MenuEntry {
  label: string;
  path?: string;
  entries?: readonly MenuEntry[];
  /** A page of the same part that is in no menu. */
  also?: string;
}

/** Leaves out empty groups. */
const group = (label: string, entries: MenuEntry[], also?: string): MenuEntry[] =>
  entries.length > 0 ? [{ label, entries, also }] : [];

const TRUCKING: MenuEntry[] = [
  { label: 'Direct load' },
  { label: 'Banlic' },
  { label: 'List of vehicle and capacity' },
];

const SHIPPED: Record<string, string> = Object.fromEntries(
  [...MENU, ...OTHER_MENU].map(({ part, label }) => [part, label]),
);

type MenuSource = Pick<SiteData, 'services' | 'periods' | 'menu' | 'own' | 'without'>;

export function menuOf({ services, periods, menu, own = [], without }: MenuSource): MenuEntry[] {
  const { bar, other } = menu ?? { bar: MENU, other: OTHER_MENU };
  const link = (label: string, path: string, also?: string): MenuEntry[] =>
    isLeftOut({ without }, path) ? [] : [{ label, path, also }];
  const entriesOf = (of: Service['menu']) =>
    services
      .filter((service) => service.menu === of)
      .map((service) => ({ label: serviceLabel(service), path: service.path }));
  const ofFirm = own.filter(({ place }) => place === 'menu');
  const parts: Record<BarPart | OtherPart, (label: string) => MenuEntry[]> = {
    company: (label) =>
      ofFirm.length > 0
        ? group(label, [...link('Home', PATHS.home), ...ofFirm], PATHS.about)
        : link(label, PATHS.home, PATHS.about),
    projects: (label) =>
      group(
        label,
        periods.map((period) => ({ label: period, path: projectPath(period) })),
        PATHS.projects,
      ),
    offer: (label) => group(label, entriesOf('offer'), PATHS.offers),
    other: (label) => group(label, entriesIn(other), PATHS.services),
    careers: (label) => link(label, PATHS.careers, PATHS.apply),
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

/** Names of the services for a form's select, those of the form's own group first. */
export function serviceOptions(
  { services }: Pick<SiteData, 'services'>,
  form: Service['form'],
): { group: Service['form']; names: string[] }[] {
  const groups: Service['form'][] = form === 'quote' ? ['quote', 'inquiry'] : ['inquiry', 'quote'];
  return groups
    .map((group) => ({ group, names: services.filter((service) => service.form === group).map(({ name }) => name) }))
    .filter(({ names }) => names.length > 0);
}
